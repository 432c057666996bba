"""Fast Action Battles as its suggestions played it before it had levels: an opponent that stays as it is."""
