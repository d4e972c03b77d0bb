"""Speed of the browser client with CPU throttling."""
