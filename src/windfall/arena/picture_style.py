"""How all pictures of matches look."""

from typing import Any, Final

# Colours that people with any kind of colour vision can tell apart, after Okabe and Ito.
BLUE: Final = "#0072b2"
ORANGE: Final = "#e69f00"
GREY: Final = "#8a8f98"
SERIES: Final = (
    *(BLUE, ORANGE, "#009e73", "#cc79a7", "#56b4e9"),
    *("#d55e00", "#f0e442", "#4b5563", "#b9bec7", "#7b4fa3"),
)
STYLE: Final[dict[Any, Any]] = {
    "svg.hashsalt": "windfall",  # the same numbers give the same file
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": GREY,
    "axes.titlelocation": "left",
    "axes.titlesize": 12,
    "axes.titlepad": 10,
    "axes.axisbelow": True,
    "grid.color": "#e3e6ea",
    "xtick.color": "#3c4048",
    "ytick.color": "#3c4048",
    "legend.frameon": False,
}
