#!/bin/sh
# Renders the shots listed in a file, one at a time, and delivers each as soon as it is done.
# usage: queue.sh LIST OUT_DIR IMAGES_DIR [SAMPLES]   (LIST: one shot a line, further arguments of shoot.py may follow it; lines may be added while it runs)
here=$(cd "$(dirname "$0")" && pwd); list=$1; out=$2; images=$3; samples=${4:-64}; n=1; mkdir -p "$out"
while line=$(sed -n "${n}p" "$list") && [ -n "$line" ]; do
  shot=${line%% *}; more=${line#"$shot"}
  n=$((n + 1)); echo "$(date +%H:%M:%S) $shot"
  nice -n 19 ${PYTHON:-python3} "$here/shoot.py" "$shot" "$out/$shot.png" --samples "$samples" $more && node "$here/../../hotel-images.mjs" "$images" "$shot=$out/$shot.png"
done
echo "$(date +%H:%M:%S) done"
