"""The component files, and how they are read: their form, and what must hold for one and for all of them."""
