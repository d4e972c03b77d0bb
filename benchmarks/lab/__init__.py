"""Speed of the lab's interfaces beside other libraries."""
