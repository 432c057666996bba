"""What people share, shared out fairly: nobody holds up the others."""
