"""Who somebody is, on which devices, and how that is kept or given up."""
