"""The signs on the pictures of Fast Action Battles, in the order in which one meets them."""

from __future__ import annotations

from images.core.legend import Sign

SIGNS = (
    Sign("hill", "hills"),
    Sign("worth", "worth", "2"),
    Sign("entry", figure="A"),
    Sign("road", figure="1/2"),
    Sign("bridge", "bridge"),
    Sign("moves", "moved"),
    Sign("points", figure="+4"),
    Sign("awaited", "hourglass"),
    Sign("sam", "aircraft", "6"),
    Sign("actions", "initiative", "1"),
    Sign("contested", "cross"),
    Sign("steps", figure="3"),
    Sign("disordered", figure="!"),
    Sign("cut", "fuel"),
    Sign("reserve", figure="R"),
    Sign("exploiting", figure="»"),
    Sign("defences", "sandbags"),
    Sign("roadblock", "barrier"),
    Sign("ambush", "ambush"),
    Sign("hindered", "aircraft"),
    Sign("artillery", "artillery"),
    Sign("engineers", "dig_in"),
    Sign("antitank", "us_57at"),
    Sign("staff", "radio"),
    Sign("event", "cards"),
    Sign("recon", "recon"),
)
