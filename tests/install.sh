#!/bin/sh
# Installs what the tests drive or serve through from the system's packages, unless it is there:
# `sh tests/install.sh nginx "chromium chromium-browser google-chrome" ?chromium-headless-shell`. An argument is the name of a
# package and of its program, followed by other programs that do as well; what begins with a question mark is done without
# where the system has no such package.
set -eu
missing=""
useful=""
for wanted in "$@"; do
    found=""
    for program in ${wanted#\?}; do
        if command -v "$program" >/dev/null; then found="$program"; fi
    done
    if [ -n "$found" ]; then continue; fi
    case "$wanted" in
    \?*) useful="$useful ${wanted#\?}" ;;
    *) missing="$missing ${wanted%% *}" ;;
    esac
done
if [ -z "$missing$useful" ]; then exit 0; fi
as_root=""
if [ "$(id -u)" -ne 0 ]; then as_root="sudo"; fi

# Adds what is useful to what is missing, as far as the system has it: `add_useful COMMAND` asks about a package.
add_useful() {
    for package in $useful; do
        if "$@" "$package" >/dev/null 2>&1; then missing="$missing $package"; fi
    done
    if [ -z "$missing" ]; then exit 0; fi
}

if command -v apt-get >/dev/null; then
    # another installation may be under way: it is waited for
    apt="apt-get -qq -o DPkg::Lock::Timeout=600"
    $as_root $apt update
    add_useful apt-cache show
    # shellcheck disable=SC2086
    $as_root env DEBIAN_FRONTEND=noninteractive $apt install -y --no-install-recommends $missing >/dev/null
elif command -v dnf >/dev/null; then
    add_useful dnf -q info
    # shellcheck disable=SC2086
    $as_root dnf install -y -q $missing
elif command -v pacman >/dev/null; then
    add_useful pacman -Si
    # shellcheck disable=SC2086
    $as_root pacman -S --noconfirm --quiet $missing
elif [ -n "$missing" ]; then
    echo "Install$missing for the tests, then run make test again." >&2
    exit 1
fi
