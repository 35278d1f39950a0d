#!/bin/sh
# Installs Chromium from the system's packages, unless a browser is there. The tests drive it.
set -eu
for browser in chromium chromium-browser google-chrome; do
    if command -v "$browser" >/dev/null; then exit 0; fi
done
as_root=""
if [ "$(id -u)" -ne 0 ]; then as_root="sudo"; fi
if command -v apt-get >/dev/null; then
    $as_root apt-get update -qq
    DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends chromium >/dev/null
elif command -v dnf >/dev/null; then
    $as_root dnf install -y -q chromium
elif command -v pacman >/dev/null; then
    $as_root pacman -S --noconfirm --quiet chromium
else
    echo "No browser was found for the tests. Install Chromium, then run make test again." >&2
    exit 1
fi
