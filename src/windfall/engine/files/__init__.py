"""What is read and written: journals and component files."""
