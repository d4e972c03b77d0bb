"""What Splitter's decisions are reviewed by: a judge that plays every sheet on to the end."""
