"""Render, denoise and grade one picture of a scene file (goods, rooms, tables, house).
usage: python3 shoot.py SHOT OUT.png [--scene goods.py --width 960 --height 1200 --samples 64 --ev 0.2 --labels DIR --blender blender]
Needs blender 3.4, numpy, torch, opencv; labels first: node render/labels.mjs work/labels"""
import argparse, os, subprocess, sys, tempfile, shutil
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
p = argparse.ArgumentParser(); p.add_argument('shot'); p.add_argument('out'); p.add_argument('--scene', default='goods.py'); p.add_argument('--width', type=int, default=960); p.add_argument('--height', type=int, default=1200); p.add_argument('--samples', type=int, default=64); p.add_argument('--ev', type=float); p.add_argument('--wb', help='white balance r,g,b', default='1,1,1'); p.add_argument('--sat', help='saturation', type=float, default=1.02); p.add_argument('--labels', default=os.path.join(HERE, '../work/labels')); p.add_argument('--blender', default='blender'); p.add_argument('--keep', help='keep the linear picture here (.npy)'); p.add_argument('--outlook', help='put only what lies outside the windows into the picture OUT that is already there (8 samples are enough)', action='store_true'); p.add_argument('--part', help='render only x0,y0,x1,y1 (pixels) into the picture OUT that is already there'); a = p.parse_args()
EV = {}  # exposure of single shots, default 0.2
tmp = tempfile.mkdtemp(); o = os.path.join(tmp, 'r'); x0, y0, x1, y1 = (int(v) for v in (a.part or f'0,0,{a.width},{a.height}').split(','))
BORDER = f'{a.width - x1},{y0},{a.width - x0},{y1}' if a.shot.startswith('comfort-room') else a.part  # that room is turned round after rendering
def blender(**env):
    r = subprocess.run([a.blender, '-b', '-noaudio', '-P', os.path.join(HERE, a.scene), '--', a.shot, o, str(a.width), str(a.height), str(a.samples), os.path.abspath(a.labels)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env={**os.environ, **env, **({'BORDER': BORDER} if a.part else {})}); print('\n'.join(l for l in r.stdout.splitlines() if 'RENDER' in l or 'Error' in l or 'Traceback' in l or ', line ' in l), flush=True)
def outlook():
    """The old outside taken away and the view put in, by the share that the outside has in each pixel."""
    import numpy as np, cv2, grade
    blender(OUTLOOK='1'); m = np.clip(np.load(f'{o}_matte.npy')[..., :1], 0, 1); v = np.load(f'{o}_view.npy') / np.maximum(m, 1e-3); m = cv2.GaussianBlur(m, (0, 0), 0.5)[..., None]
    solid = (m[..., 0] > 0.97).astype(np.float32); near = lambda q: cv2.GaussianBlur(solid, (0, 0), q)[..., None]; fill = lambda x, q, other: np.where(near(q) > 0.003, cv2.GaussianBlur(x * solid[..., None], (0, 0), q) / np.maximum(near(q), 1e-4), other)
    old = cv2.cvtColor(cv2.imread(a.out), cv2.COLOR_BGR2RGB) / 255.0; white, v = fill(old, 7, 0.97), fill(v, 1.2, v); y = grade.grade(v, a.ev if a.ev is not None else 0.2, 0.008, sat=a.sat, wb=tuple(float(q) for q in a.wb.split(',')), vig=0.0); y = old + m * (y - white); cv2.imwrite(a.out, cv2.cvtColor((np.clip(y, 0, 1) * 255 + 0.5).astype(np.uint8), cv2.COLOR_RGB2BGR))
try:
    if a.outlook: outlook(); sys.exit()
    blender()
    import numpy as np, cv2, torch, denoise, grade
    torch.set_num_threads(2); passes = [np.load(f'{o}_{k}.npy') for k in ('col', 'alb', 'nrm')]
    if a.part: lin = np.full_like(passes[0], 0.3); lin[y0:y1, x0:x1] = denoise.run(*(q[y0:y1, x0:x1] for q in passes))
    else: lin = denoise.run(*passes)
    if a.keep: np.save(a.keep, lin)
    y = grade.grade(lin, a.ev if a.ev is not None else EV.get(a.shot, 0.2), 0.008, sat=a.sat, wb=tuple(float(v) for v in a.wb.split(',')))
    if a.part:  # soft edge of 24 pixels into the old picture
        old = cv2.cvtColor(cv2.imread(a.out), cv2.COLOR_BGR2RGB) / 255.0; m = np.zeros(y.shape[:2], np.float32); m[y0 + (14 if y0 else 0):y1 - (14 if y1 < a.height else 0), x0 + (14 if x0 else 0):x1 - (14 if x1 < a.width else 0)] = 1; m = cv2.GaussianBlur(m, (0, 0), 5)[..., None]; y = old * (1 - m) + y * m
    cv2.imwrite(a.out, cv2.cvtColor((y * 255 + 0.5).astype(np.uint8), cv2.COLOR_RGB2BGR))
finally: shutil.rmtree(tmp)
