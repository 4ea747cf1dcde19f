"""The rooms of the house: five categories, three views and the bathroom each; one kit of walls, cloth and furniture.
usage: blender -b -P rooms.py -- ROOM-VIEW OUT WIDTH HEIGHT SAMPLES LABEL_DIR   (shoot.py calls this; beside LABEL_DIR: cloth/ is filled with simulated cloth, out/plate-mulberry.png and views/ are needed)"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
from stone import *; from cloth import *; from furniture import *
SHOT, OUT, W, H, SPP, LABELS = sys.argv[sys.argv.index('--') + 1:][:6]; ROOM, VIEW = SHOT.rsplit('-', 1)
WORK = os.path.dirname(LABELS); CACHE[0] = os.path.join(WORK, 'cloth'); s = reset(); s.cycles.diffuse_bounces = 4; s.cycles.max_bounces = 8; s.cycles.adaptive_threshold = 0.05; s.cycles.sample_clamp_indirect = 4.0
PLASTER = lambda c='#efe9dc', v='#e2d8c4': once('pl' + c, lambda: mat('plaster', c, 0.92, bump=0.3, scale=2.2, detail=10, var=0.1, var2=v, bumpdist=0.05))
CUT = lambda c='#d6c9ae', v='#b9a988': once('cut' + c, lambda: mat('cutstone', c, 0.85, bump=0.7, scale=13, detail=10, var=0.3, var2=v, bumpdist=0.012, objrand=0.1))

# --- parts of every room --------------------------------------------------------------------------------------------
def window(e, T, hole, frame='white', rows=3, cols=2, cell=True, sill=True, view='court', power=55, color='#e4ecf1'):
    """Casements near the outer face, a stone sill, the blurred outside and the light of the sky."""
    a0, a1, z0, z1, sp = hole; y = T - 0.14; k = y / T; b0, b1, t1 = a0 + sp * k, a1 - sp * k, z1 - sp * 0.6 * k; x, z = wood(frame), wood(frame, 'z'); w = b1 - b0; c = (b0 + b1) / 2
    for xx in (b0 + 0.025, b1 - 0.025): bx(e, (0.06, 0.06, t1 - z0), (xx, y, (z0 + t1) / 2), z)
    for zz in (z0 + 0.03, t1 - 0.025): bx(e, (w, 0.05, 0.06), (c, y, zz), x)
    for i in range(1, cols): bx(e, (0.085 if cols == 2 else 0.05, 0.05, t1 - z0), (b0 + w * i / cols, y - 0.012, (z0 + t1) / 2), z)
    for j in range(1, rows): bx(e, (w, 0.03, 0.028), (c, y, z0 + (t1 - z0) * j / rows), x, 0.003)
    turned(e, [(0, 0), (0.012, 0.004), (0.012, 0.02), (0, 0.024)], BRASS(), (c, y - 0.04, (z0 + t1) / 2 - 0.1), (math.pi / 2, 0, 0), 16)
    if sill: bx(e, (a1 - a0 + 0.1, T - 0.08, 0.05), (c, (T - 0.08) / 2 - 0.06, z0 - 0.012), CUT(), 0.01)
    l = area(at(e, (c, T - 0.05, (z0 + t1) / 2)), at(e, (c, -1.5, (z0 + t1) / 2 - 0.6)), (w, t1 - z0), power, color); l.visible_camera = False; l.visible_glossy = False
    into(e, outside(c, T + 2.2, view))
def outside(c, y, view):
    """9 x 5 m of the drawn view, its horizon at the height of the eye; beyond its edges the last pixel goes on."""
    o = obj('outside', [(c - 9, y, -4.15), (c + 9, y, -4.15), (c + 9, y, 5.85), (c - 9, y, 5.85)], [(0, 1, 2, 3)], outside_mat(os.path.join(WORK, 'views', view + '.png')), uvs=[(-0.5, -0.5), (1.5, -0.5), (1.5, 1.5), (-0.5, 1.5)]); o.visible_shadow = False; o.visible_diffuse = False; o.visible_glossy = view == 'lane'; return o
def shutter(e, x, z0, h, w, ang, sgn, k):
    """Louvred leaf hinged at x on the inner face; sgn = the side it opens to."""
    g = into(e, group((x, -0.015, z0 + 0.02), 0)); g.rotation_euler = (0, 0, math.radians(-ang) * sgn); m = wood(k); h -= 0.04; part = lambda sz, lc, rot=(0, 0, 0): bx(g, sz, lc, m, 0.003, rot)
    for xx in (0.03, w - 0.03): part((0.06, 0.034, h), (sgn * xx, 0, h / 2))
    for zz in (0.04, h * 0.52, h - 0.04): part((w, 0.034, 0.08), (sgn * w / 2, 0, zz))
    n = int(h / 0.038)
    for i in range(n):
        zz = 0.1 + (h - 0.18) * (i + .5) / n
        if abs(zz - h * 0.52) > 0.05: part((w - 0.11, 0.042, 0.006), (sgn * w / 2, 0, zz), (0.72, 0, 0))
def rail(e, x0, x1, z, y=-0.07, m=None):
    m = m or IRON(); rod(e, (x0, y, z), (x1, y, z), 0.011, m)
    for x in (x0, x1): turned(e, [(0, -0.03), (0.02, -0.02), (0.024, 0), (0.02, 0.02), (0, 0.03)], m, (x, y, z), (0, math.pi / 2, 0), 20)
def shell(RX, RY, RZ, plaster, left=(), back=(), T=0.55, TB=0.4, right=None, ceiling='boards', beam='oak', across=True):
    """Four walls and a ceiling; returns the left and the back wall."""
    l = wall((0, 0), (0, RY), RZ, T, plaster, left); b = wall((0, RY), (RX, RY), RZ, TB, plaster, back); r = wall((RX, RY), (RX, 0), RZ, 0.3, right or plaster); wall((RX, 0), (0, 0), RZ, 0.3, plaster)
    cm = plaster if ceiling == 'plain' else mat('ceil', {'boards': '#c9ab82', 'white': '#ede6d7'}[ceiling], 0.8, bump=0.25, scale=5, var=0.25, stretch=(8, 0.7, 1), bumpdist=0.01); box('ceil', (RX + 1, RY + 1, 0.05), (RX / 2, RY / 2, RZ + 0.02), cm); d = 0.72; bm = once('beam' + beam, lambda: mat('beam', WOOD[beam][0], 0.78, bump=0.9, scale=5, detail=9, var=0.5, var2=WOOD[beam][1], stretch=(0.6, 6, 6) if across else (6, 0.6, 6), objrand=0.15, bumpdist=0.03))
    for i in range(int((RY if across else RX) / d)):
        t = 0.3 + i * d; box('beam', (RX, 0.15, 0.18) if across else (0.15, RY, 0.18), (RX / 2, t, RZ - 0.09) if across else (t, RY / 2, RZ - 0.09), bm, bevel=0.018, rot=(R.uniform(-.02, .02), 0, R.uniform(-.004, .004)))
    return l, b, r
def bed(x, y, rz, kind, Wd, seed, cover_m, cushions, foot=True, frame_cloth=None, sheet=True, sheet_m=None, pillow_m=None, hem=0.40, duvet_m=None):
    """Bed with its head at (x, y). cover_m = (material, middle, depth, slant) of the throws; cushions = (material, x, w, h)."""
    g = group(); lm = pillow_m or once('lin', lambda: linen('lin', '#f2eee6')); d = duvet(g, duvet_m or once('duv', lambda: linen('duv', '#f4f0e8', crease=0.7)), Wd, seed, foot, hem)
    if sheet: cover(g, d, 'sheet', sheet_m or lm, Wd, -0.74 if foot else -0.62, 0.44, 5, hem - 0.05, 0.014)
    for i, (m, y0, l, sl) in enumerate(cover_m): cover(g, d, f'throw{y0}-{l}-{sl}', m, Wd, y0, l, 8 + i, 0.20, 0.011, sl)
    into(g, box('mattress', (Wd, LONG - 0.05, 0.26), (0, -LONG / 2 - 0.01, TOP - 0.13), lm, bevel=0.07, seg=5)); bed_frame(g, kind, Wd, LONG, frame_cloth); q = Wd / 4
    for i, dx in enumerate((-q, q)): pillow(g, (dx, -0.15, 0.86), (math.radians(70), 0, math.radians(R.uniform(-4, 4))), min(0.78, Wd * .47), 0.52, 0.27, lm, i + seed); pillow(g, (dx * 0.97, -0.37, 0.79), (math.radians(47), 0, math.radians(R.uniform(-6, 6))), min(0.74, Wd * .44), 0.48, 0.26, lm, i + 5 + seed)
    for i, (m, dx, w, h) in enumerate(cushions): pillow(g, (dx, -0.60 - 0.03 * i, 0.72 + h * 0.22), (math.radians(52), 0, R.uniform(-.12, .12)), w, h, 0.19, m, 21 + i)
    g.location = (x, y, 0); g.rotation_euler = (0, 0, rz); return g
def light(direction, power=46, angle=0.7, fill=None, sky=0.9, color='#ffd9ae'):
    sun(direction, power, color, angle); world('#cfdbe4', sky)
    if fill: p, t, sz, e = fill; l = area(p, t, sz, e, '#fff3e6'); l.visible_camera = False; l.visible_glossy = False
def shoot(cams, fstop=5.6):
    loc, to, lens, *more = cams[VIEW]; sx, sy = more[1] if len(more) > 1 else (0, 0); camera(loc, to, lens, dof=(Vector(more[0] if more else to) - Vector(loc)).length, fstop=fstop, shift_x=sx, shift_y=sy)
plate = lambda: image_mat('plate', os.path.join(WORK, 'out/plate-mulberry.png'), 0.9)

# --- the five ---------------------------------------------------------------------------------------------------------
def classic_suite():
    """Small and calm: lime plaster, one stone wall, oak, dusty olive."""
    RX, RY, RZ = 4.3, 4.9, 2.75; olive = wool('olive', '#928a6c'); flax = linen('flax', '#d9c9a8')
    bed(2.55, RY - 0.16, 0, 'panel', 1.6, 1, ((olive, -1.62, 0.66, 0.0),), ((linen('oli', '#958d68'), 0.0, 0.54, 0.36),), frame_cloth=flax)
    hole = (2.35, 3.45, 0.82, 2.12, 0.1); l, b, r = shell(RX, RY, RZ, PLASTER(), (hole,), T=0.6, ceiling='boards', beam='oak'); rubble(b, RX, RZ, seed=2, white=0.0); window(l, 0.6, hole, 'white', 3)
    rail(l, 2.0, 3.8, 2.3); cu = sheer('curtain', '#efe6d2', 0.35); curtain(l, 2.05, 2.36, 0.02, 2.28, cu, 5, 0.035, 1, -0.07); curtain(l, 3.44, 3.74, 0.02, 2.28, cu, 5, 0.035, 2, -0.07)
    boards(-0.1, RX, 0, RY, wood('oak', 'y'))
    for i, x in enumerate((1.42, 3.68)): g = group((x, RY - 0.36, 0)); round_table(g, 0.22, 0.56); lamp(g, (0, 0.02, 0.56), mat('glaze', '#8b8d6b', 0.3, coat=0.5, bump=0.05, scale=20), 2.4, 'ball', 0.8); (books(g, (0.02, -0.13, 0.56), ('#6b2f3a', '#d8c7a2'), 0.12, 0.17) if i else None)
    picture(b, (2.55, -0.07, 1.78), 0.36, 0.5, plate(), wood('oak'), 0.028)
    g = group((0.72, 4.12, 0), math.radians(40)); armchair(g, linen('arm', '#cdbb98'), 'oak', 0.68, cushion=once('c2', lambda: linen('c2', '#8f8763')))
    g = group((0.5, 3.3, 0)); round_table(g, 0.26, 0.5); books(g, (-0.14, 0.08, 0.5), ('#7a3428', '#4f5535', '#e2d5b8'), 0.13, 0.17); jug(g, (0.1, -0.05, 0.5), once('gj', lambda: mat('gj', '#8d8a6a', 0.3, coat=0.5, bump=0.05, scale=20)), 0.75)
    jug(l, (2.72, 0.2, 0.83)); branches(l, (2.72, 0.2, 1.02), 7, 0.42)
    g = group((1.25, 2.3, 0), math.radians(2)); rug(g, 1.2, 1.9, ('#e0d3b8', '#8f906c', '#cbb994'), (0, 0, 0, 2, 0, 0, 0, 1, 0, 1))
    light((2.0, 0.06, -0.9), 26, fill=((3.4, 0.3, 2.3), (2.0, 3.5, 0.9), (2.2, 1.4), 26))
    shoot({'wide': ((3.75, 0.25, 1.36), (1.95, 4.4, 0.98), 24), 'bed': ((1.0, 2.1, 1.2), (2.75, 4.75, 0.82), 34, (2.6, 4.2, .8)), 'window': ((3.1, 2.3, 1.25), (0.15, 3.62, 0.98), 29, (0.7, 3.8, 0.8))})

def comfort_room():
    """Light: whitewashed stone, ash, linen and terracotta; the window on the right."""
    RX, RY, RZ = 4.6, 4.9, 2.7; terra = wool('terra', '#b5785c'); flax = linen('flaxen', '#d8c6a2')
    bed(2.9, RY - 0.14, 0, 'spindle', 1.6, 2, ((terra, -1.56, 0.86, 0.05),), ((linen('tc', '#ba7c62'), -0.22, 0.46, 0.46), (flax, 0.2, 0.5, 0.34)), duvet_m=linen('duvl', '#efe7d8', crease=0.7))
    hole = (2.45, 3.55, 0.95, 2.1, 0.06); l, b, r = shell(RX, RY, RZ, PLASTER('#f1ede3', '#e6dfcf'), (hole,), T=0.55, ceiling='white', beam='white'); rubble(b, RX, RZ, seed=5, white=0.86, tones=GREY, mortar='#e9e3d6'); window(l, 0.55, hole, 'white', 2, view='vines')
    shutter(l, 2.45, 0.95, 1.15, 0.53, 12, -1, 'blue'); shutter(l, 3.55, 0.95, 1.15, 0.53, 20, 1, 'blue')
    boards(-0.1, RX, 0, RY, wood('ash', 'y'), 0.14, (0.9, 1.8))
    for i, x in enumerate((1.8, 4.0)): g = group((x, RY - 0.3, 0)); nightstand(g, 'ash', 0.4, 0.34, 0.55); lamp(g, (0, 0.02, 0.55), mat('ter', '#b5694a', 0.6, bump=0.1, scale=30), 2.2, 'jug', 0.85)
    g = group((0.36, 3.0, 0), math.pi / 2); desk(g, 'ash', 1.2, 0.54); books(g, (-0.42, 0.08, 0.75), ('#8c4a34', '#e2d5b8', '#6b7a72')); lamp(g, (0.44, 0.1, 0.75), BRASS(), 1.6, 'stick', 0.95); jug(g, (-0.1, 0.14, 0.75), mat('tj', '#b86f4c', 0.6, bump=0.15, scale=40), 0.8); branches(g, (-0.1, 0.14, 0.9), 5, 0.34, '#8a9268', 0.5, 0.05, 0.009, 9); bx(g, (0.21, 0.297, 0.004), (0.1, -0.06, 0.752), once('pap', lambda: mat('pap', '#f4eddc', 0.9)), 0, (0, 0, 0.15)); rod(g, (0.24, -0.12, 0.757), (0.3, 0.0, 0.757), 0.004, wood('dark'))
    g = group((1.0, 2.9, 0), math.radians(-112)); chair(g, 'ash')
    g = group((0.0, 4.46, 0), math.pi / 2); bx(g, (0.62, 0.2, 0.03), (0, -0.1, 1.5), wood('ash'), 0.006); [bx(g, (0.03, 0.16, 0.14), (s * 0.24, -0.08, 1.42), wood('ash', 'z')) for s in (-1, 1)]; jug(g, (-0.17, -0.1, 1.515), None, 1.0); jug(g, (0.03, -0.1, 1.515), mat('tp', '#b9704e', 0.45, coat=0.3), 0.75); books(g, (0.2, -0.1, 1.515), ('#e2d5b8', '#6b7a72'), 0.1, 0.15)
    basket(group(), (0.4, 4.5, 0), 0.19, 0.34)
    g = group((1.75, 1.95, 0), math.radians(-3)); rug(g, 1.3, 2.0, ('#e6d9c0', '#b56a49', '#d2bd97'), (1, 0, 0, 0, 0, 2, 0, 0, 0, 0))
    light((2.0, 0.1, -0.8), 30, fill=((3.6, 0.3, 2.3), (2.4, 3.5, 0.9), (2.2, 1.4), 42), sky=1.0, color='#ffe3c0')
    shoot({'wide': ((3.1, 0.22, 1.42), (2.05, 4.8, 1.02), 23.5, (2.6, 3.6, .9)), 'bed': ((4.45, 2.55, 1.22), (1.25, 4.2, 0.78), 26.5, (2.9, 4.0, .8)), 'window': ((2.35, 1.3, 1.42), (0.25, 3.3, 0.92), 26.5, (0.5, 3.0, 1.0))})

def tradition_suite():
    """Walnut, dark beams, terracotta, aubergine; a seat in a wall a metre thick."""
    RX, RY, RZ = 4.9, 5.3, 2.8; aub = wool('aub', '#5f303d'); cream = linen('crm', '#eadfc8')
    bed(RX - 0.12, 3.05, -math.pi / 2, 'arched', 1.6, 3, ((aub, -1.52, 0.72, 0.0),), ((linen('ac', '#704049'), 0.05, 0.5, 0.34),))
    seat = (0.95, 2.6, 0.46, 2.2, 0.16); l, b, r = shell(RX, RY, RZ, PLASTER('#eee2c9', '#dfd0b0'), (), (seat,), TB=1.0, ceiling='boards', beam='dark', across=False); rubble(b, RX, RZ, ((0.93, 2.62, 0.42, 2.22),), 8, tones=WARM, mortar='#d8cbb0', flush=0.006, depth=0.055); window(b, 1.0, seat, 'walnut', 4, sill=False, power=85, view='roofs')
    bx(b, (1.72, 1.0, 0.06), (1.775, 0.42, 0.45), CUT(), 0.012); soft(b, (1.42, 0.56, 0.1), (1.775, 0.3, 0.53), linen('seat', '#c9ab7d'), bulge=0.012, p=14); pillow(b, (1.2, 0.42, 0.76), (math.radians(68), 0, 0.5), 0.46, 0.42, 0.18, linen('p1', '#6f3d48'), 41); pillow(b, (2.3, 0.46, 0.75), (math.radians(66), 0, -0.4), 0.44, 0.4, 0.18, cream, 42); books(b, (1.8, 0.2, 0.59), ('#8a6a3a', '#40243a'))
    tiles(0, RX, 0, RY, [mat('cotto%d' % i, c, 0.62, bump=0.35, scale=14, detail=8, var=0.3, var2=v, objrand=0.14, bumpdist=0.004) for i, (c, v) in enumerate((('#c48c6b', '#b0775a'), ('#cc9a78', '#b98464'), ('#b98263', '#a36f53')))], (0.28, 0.14), 0.006, bond=0.5)
    for i, y in enumerate((1.9, 4.2)): g = group((RX - 0.3, y, 0), -math.pi / 2); nightstand(g, 'walnut'); lamp(g, (0, 0.03, 0.585), mat('gl', '#6a3d46', 0.25, coat=0.6), 2.6, 'jug')
    g = group((2.45, 3.05, 0), -math.pi / 2); chest(g, 'dark', 1.15, 0.46, 0.48); soft(g, (0.5, 0.36, 0.09), (-0.2, 0, 0.525), aub, bulge=0.01, p=6); soft(g, (0.48, 0.35, 0.06), (-0.2, 0, 0.6), cream, bulge=0.008, p=6)
    g = group((0.5, 4.5, 0), math.radians(55)); chair(g)
    plates(r, ((1.78, 1.72, 0.14), (2.25, 1.86, 0.17), (2.72, 1.72, 0.14)), [CREAM(), mat('pl2', '#7b4750', 0.35, coat=0.4), CREAM()])
    g = group((1.55, 2.85, 0), math.radians(1)); rug(g, 1.1, 2.0, ('#7a3428', '#caa877', '#44252c', '#a6543a'), (0, 0, 1, 2, 1, 0, 3, 0, 3, 0))
    jug(group(), (0.5, 4.9, 0.0), mat('amph', '#b98d62', 0.8, bump=0.4, scale=20), 2.2)
    light((0.62, -2.0, -1.0), 36, fill=((0.5, 0.5, 2.3), (3.0, 3.2, 0.9), (2.2, 1.6), 34), sky=1.0)
    shoot({'wide': ((0.55, 0.3, 1.42), (3.2, 4.9, 0.86), 23.5, (3.0, 3.6, .8)), 'bed': ((2.5, 0.9, 1.3), (4.5, 3.55, 0.93), 31, (4.0, 3.0, .8)), 'window': ((2.15, 2.3, 1.25), (1.55, 5.4, 0.92), 30, (1.7, 5.2, .9), (-0.1, 0.0667))})

def cement(a, b, c, d, n=256):
    """Pattern of a cement tile: a star of eight petals, quarter rings in the corners."""
    y, x = (np.mgrid[0:n, 0:n] + 0.5) / n * 2 - 1; r, t = np.hypot(x, y), np.arctan2(y, x); im = np.empty((n, n, 3)); im[:] = hexc(a)[:3]; q = np.minimum(np.hypot(np.abs(x) - 1, np.abs(y) - 1), 9)
    for m, col in ((np.abs(x) + np.abs(y) < 0.98, b), (r < 0.5 + 0.2 * np.cos(4 * t), a), (r < 0.4 + 0.22 * np.cos(4 * t + math.pi), c), (r < 0.16, d), (q < 0.46, c), (q < 0.33, a), (q < 0.2, d)): im[m] = hexc(col)[:3]
    im = np.where(im <= 0.0031308, im * 12.92, 1.055 * im ** (1 / 2.4) - 0.055); i = bpy.data.images.new('cement', n, n); i.pixels.foreach_set(np.concatenate([im, np.ones((n, n, 1))], -1).astype(np.float32).reshape(-1)); i.update(); i.pack(); m = mat('cement', '#ffffff', 0.55, bump=0.15, scale=20, var=0.14, objrand=0.07, bumpdist=0.002); nt = m.node_tree; p = nt.nodes['Principled BSDF']; src = p.inputs['Base Color'].links[0].from_socket; tx = nt.nodes.new('ShaderNodeTexImage'); tx.image = i; mx = nt.nodes.new('ShaderNodeMixRGB'); mx.blend_type = 'MULTIPLY'; mx.inputs[0].default_value = 1; nt.links.new(tx.outputs['Color'], mx.inputs[1]); nt.links.new(src, mx.inputs[2]); nt.links.new(mx.outputs[0], p.inputs['Base Color']); return m
def vintage_suite():
    """Sage plaster, an iron bedstead, cement tiles, brass, an old mirror."""
    RX, RY, RZ = 4.4, 4.8, 3.0; must = linen('must', '#bfa765'); rose = wool('rose', '#a8746a')
    bed(2.35, RY - 0.14, 0, 'iron', 1.6, 4, ((rose, -1.45, 0.7, -0.03),), ((linen('vc', '#e6dcc4'), -0.16, 0.46, 0.46), (must, 0.2, 0.5, 0.32)), foot=False, hem=0.34)
    hole = (1.95, 3.05, 0.12, 2.4, 0.08); l, b, r = shell(RX, RY, RZ, PLASTER('#c3cbae', '#b4bd9d'), (hole,), T=0.55, ceiling='white', beam='white'); window(l, 0.55, hole, 'white', 4, sill=False, power=80, view='lane'); bx(l, (1.16, 0.5, 0.05), (2.5, 0.26, 0.1), CUT(), 0.01)
    for e, L in ((l, RY), (b, RX), (r, RY)):
        for x0, x1 in (((0, 1.95), (3.05, L)) if e == l else ((0, L),)): bx(e, (x1 - x0, 0.025, 0.15), ((x0 + x1) / 2, -0.012, 0.075), wood('white'), 0.006)
    rail(l, 1.6, 3.4, 2.56, m=BRASS()); cu = sheer('cur', '#f0e9da', 0.5); curtain(l, 1.65, 2.1, 0.02, 2.54, cu, 6, 0.04, 4, -0.07); curtain(l, 2.92, 3.36, 0.02, 2.54, cu, 6, 0.04, 6, -0.07)
    tiles(0, RX, 0, RY, [cement('#e6dbc2', '#96a083', '#8c5a5f', '#c79a56')], (0.2, 0.2), 0.0025, '#cfc4ac', turn=0.0015, uv=True, bevel=0.001)
    marble = mat('marble', '#e9e4da', 0.25, var=0.2, var2='#cfc8bd', scale=6, detail=10, coat=0.2)
    for i, x in enumerate((1.2, 3.5)): g = group((x, RY - 0.32, 0)); round_table(g, 0.2, 0.6, marble, IRON()); lamp(g, (0, 0.02, 0.6), BRASS(), 2.4, 'stick'); (books(g, (0.0, -0.1, 0.6), ('#8c9276',), 0.11, 0.16) if not i else None)
    g = group((RX - 0.27, 2.15, 0), -math.pi / 2); dresser(g, 'walnut', 1.15); lamp(g, (-0.4, 0.04, 0.86), BRASS(), 2.6, 'stick', 1.1); jug(g, (0.38, 0.02, 0.86), None, 1.1); branches(g, (0.38, 0.02, 1.07), 6, 0.4, '#7d8a5c', 0.6); books(g, (0.02, -0.02, 0.86), ('#6b2f3a', '#c9b48a'))
    mirror(r, (RY - 2.15, -0.045, 1.68), 0.62, 0.86)
    g = group((0.62, 4.0, 0), math.radians(42)); armchair(g, linen('va', '#9c6f6e', sheen=0.4), 'walnut', 0.66, 0.92)
    g = group((1.25, 2.2, 0), math.radians(-2)); rug(g, 1.1, 1.7, ('#d9cbaa', '#8c5a5f', '#a8ab80'), (0, 0, 0, 2, 0, 1, 0, 2))
    light((2.0, 0.55, -1.05), 30, fill=((0.7, 3.9, 2.6), (4.0, 2.0, 1.0), (1.6, 1.4), 26) if VIEW == 'window' else ((3.4, 0.3, 2.5), (2.0, 3.5, 0.9), (2.2, 1.4), 30), sky=0.9)
    shoot({'wide': ((3.2, 0.2, 1.4), (2.0, 4.8, 1.0), 22.5, (2.3, 3.4, .9)), 'bed': ((0.78, 2.5, 1.12), (3.0, 4.75, 0.86), 33, (2.2, 4.0, .8)), 'window': ((1.45, 1.68, 1.42), (4.3, 2.22, 1.18), 31, (4.1, 2.15, 1.2))})

def suite_cavalier():
    """Large and high: two windows, a stone arch between living and sleeping part, a hearth, limestone underfoot."""
    RX, RY, RZ, Y = 6.2, 9.2, 3.5, 4.75; ochre = wool('ochre', '#b18c58'); och = linen('och', '#c4a26b'); sand = linen('sand', '#d8c49a'); stone = CUT('#dccdab', '#c0ad86')
    bed(3.1, RY - 0.16, 0, 'tall', 2.0, 5, ((ochre, -1.58, 0.72, 0.0),), ((och, -0.28, 0.5, 0.46), (och, 0.28, 0.5, 0.46), (linen('mv', '#6f3d47'), 0.0, 0.5, 0.3)), frame_cloth=linen('head', '#c8bb9f'))
    h1, h2 = (1.6, 2.95, 0.5, 2.5, 0.1), (6.4, 7.6, 0.7, 2.4, 0.1); pl = PLASTER('#ebdfc8', '#dfd0b0'); l, b, r = shell(RX, RY, RZ, pl, (h1, h2), T=0.6, ceiling='boards', beam='oak'); window(l, 0.6, h1, 'walnut', 4, power=110, view='valley'); window(l, 0.6, h2, 'walnut', 3, power=75, view='valley'); rubble(b, RX, RZ, seed=11, tones=OCHRE, mortar='#e0cfa6', course=(0.12, 0.28))
    cu = sheer('cur', '#efe0bf', 0.45)
    for a0, a1, zt in ((1.6, 2.95, 2.72), (6.4, 7.6, 2.62)): rail(l, a0 - 0.42, a1 + 0.42, zt); curtain(l, a0 - 0.38, a0 + 0.04, 0.02, zt - 0.02, cu, 6, 0.04, 4, -0.08); curtain(l, a1 - 0.04, a1 + 0.38, 0.02, zt - 0.02, cu, 6, 0.04, 6, -0.08)
    e = group((0, Y, 0)); arch_wall(e, RX, RZ, 0.5, 1.2, 5.0, 1.75, 1.15, pl, stone)
    tiles(0, RX, 0, RY, [mat('lime%d' % i, c, 0.5, bump=0.3, scale=9, detail=9, var=0.2, var2=v, objrand=0.1, bumpdist=0.005) for i, (c, v) in enumerate((('#dccbaa', '#c9b58f'), ('#d3c09b', '#bfa981'), ('#e0d2b5', '#cdbb98')))], (0.62, 0.42), 0.006, '#b8a684', 0.5)
    g = group((RX, 2.5, 0), -math.pi / 2); hearth(g, 1.7, 1.25, 0.45, stone, mat('soot', '#2b211e', 0.95))
    g = group((1.05, 2.35, 0), math.pi / 2); sofa(g, linen('sofa', '#b9a27a'), 2.1, ((-0.62, och), (0.6, linen('mv2', '#74454d'))))
    g = group((2.3, 2.4, 0)); round_table(g, 0.42, 0.4, wood('walnut'), wood('walnut', 'z')); books(g, (-0.14, 0.08, 0.4), ('#5a2f45', '#d9c9a2', '#7a6a3c')); jug(g, (0.12, -0.04, 0.4), CREAM(), 1.0); branches(g, (0.12, -0.04, 0.6), 6, 0.38)
    g = group((3.75, 1.55, 0), math.radians(152)); armchair(g, linen('arm', '#8f6d58'), 'walnut', 0.72, 0.9, sand)
    g = group((4.65, 3.72, 0), math.radians(52)); armchair(g, linen('arm2', '#8f6d58'), 'walnut', 0.72, 0.9, och); basket(group(), (5.9, 3.85, 0), 0.22, 0.32); g = group((4.62, 1.02, 0)); round_table(g, 0.22, 0.52, wood('walnut'), wood('walnut', 'z')); lamp(g, (0, 0, 0.52), BRASS(), 3.0, 'stick', 1.15)
    g = group((2.35, 2.4, 0), math.pi / 2); rug(g, 2.2, 2.7, ('#d9c39a', '#9c5a3c', '#6f3d47', '#c4a472'), (0, 0, 0, 3, 0, 1, 0, 2, 0, 1, 0, 3))
    for i, x in enumerate((1.55, 4.65)): g = group((x, RY - 0.34, 0)); nightstand(g, 'walnut', 0.52, 0.4, 0.6); lamp(g, (0, 0.02, 0.6), mat('gb', '#d2b27a', 0.35, coat=0.5), 3.2, 'ball', 1.05)
    g = group((5.55, 7.3, 0), -math.pi / 2); bx(g, (1.95, 0.85, 0.2), (0, 0, 0.24), wood('walnut'), 0.012); soft(g, (1.9, 0.82, 0.2), (0, 0, 0.43), linen('day', '#efe6d4'), bulge=0.012, p=16); soft(g, (0.62, 0.86, 0.06), (0.5, 0, 0.545), ochre, bulge=0.006, p=10); [bx(g, (0.05, 0.9, 0.72), (s * 1.0, 0, 0.36), wood('walnut', 'z'), 0.014) for s in (-1, 1)]; [pillow(g, (-0.74, 0.12 * k, 0.62), (math.radians(60), 0, math.radians(90) + 0.1 * k), 0.6, 0.42, 0.2, sand if k > 0 else och, 60 + k) for k in (1,)]
    g = group((3.1, 6.55, 0)); soft(g, (1.5, 0.46, 0.16), (0, 0, 0.44), linen('bench', '#ad9878'), bulge=0.012, p=12); [[turned(g, [(0.018, 0), (0.028, 0.3), (0.03, 0.38)], wood('walnut', 'z'), (sx * 0.66, sy * 0.16, 0)) for sx in (-1, 1)] for sy in (-1, 1)]
    light((2.0, 0.5, -1.0), 34, fill=((2.3, 4.3, 3.0), (5.0, 2.0, 0.8), (2.2, 1.2), 50) if VIEW == 'window' else ((4.4, 0.3, 2.9), (3.0, 3.5, 0.9), (2.6, 1.6), 60), sky=1.0); f2 = area((5.2, 5.6, 3.1), (3.0, 8.0, 0.6), (1.6, 1.0), 34, '#fff0da'); f2.visible_camera = False; f2.visible_glossy = False
    shoot({'wide': ((4.5, 0.35, 1.5), (2.55, 6.4, 1.15), 23.5, (2.9, 5.0, 1.2)), 'bed': ((4.8, 5.45, 1.42), (2.35, 8.9, 0.95), 23.5, (3.0, 8.2, .8)), 'window': ((1.8, 4.42, 1.4), (5.6, 2.4, 1.02), 25, (4.8, 2.5, .8))})

# --- the bathrooms ----------------------------------------------------------------------------------------------------
def tub(g, a=0.84, b=0.39, feet=True):
    """Roll-top bath along x: enamel, lower in the middle than at its ends; on brass feet or down to the floor."""
    pr = smooth_prof([(0.0, 0.14), (0.5, 0.14), (0.7, 0.17), (0.86, 0.34), (0.94, 0.54), (0.98, 0.6), (1.05, 0.615), (1.075, 0.632), (1.05, 0.65), (1.0, 0.648), (0.94, 0.6), (0.88, 0.44), (0.77, 0.29), (0.58, 0.235), (0.0, 0.23)], 6) if feet else smooth_prof([(0.8, 0.0), (0.84, 0.02), (0.9, 0.3), (0.96, 0.55), (1.0, 0.6), (1.0, 0.61), (0.97, 0.615), (0.94, 0.6), (0.88, 0.44), (0.77, 0.29), (0.58, 0.235), (0.0, 0.23)], 6); N = 96; v, f = [], []
    for i in range(N):
        t = i / N * math.tau; cx, cy = (math.copysign(abs(w) ** 0.82, w) for w in (math.cos(t), math.sin(t)))
        for k, z in pr: v.append((a * k * cx, b * k * cy, z + 0.07 * max(0, z - 0.3) / 0.35 * cx ** 2))
    n = len(pr)
    for i in range(N):
        for j in range(n - 1): p, q = i * n + j, (i + 1) % N * n + j; f.append((p, q, q + 1, p + 1))
    mesh(g, v, f, once('enamel', lambda: mat('enamel', '#f4efe4', 0.12, spec=0.5, coat=0.6)))
    if feet: [[turned(g, [(0.0, 0), (0.03, 0.004), (0.034, 0.02), (0.018, 0.04), (0.026, 0.08), (0.045, 0.14), (0.05, 0.19), (0, 0.2)], BRASS(), (sx * a * 0.62, sy * b * 0.62, 0)) for sx in (-1, 1)] for sy in (-1, 1)]
def floor_tap(g, h=0.95):
    """Two pipes out of the floor, a spout over the rim, a hand shower on its fork."""
    for x in (-0.07, 0.07): rod(g, (x, 0, 0), (x, 0, h - 0.14), 0.011, BRASS()); turned(g, [(0.03, 0), (0.032, 0.006), (0.014, 0.012), (0.012, 0.012)], BRASS(), (x, 0, 0.001)); rod(g, (x * 1.0, 0, h - 0.14), (x * 1.9, 0, h - 0.14), 0.02, BRASS()); rod(g, (x * 1.9, -0.035, h - 0.14), (x * 1.9, 0.035, h - 0.14), 0.007, BRASS()); rod(g, (x * 1.9, 0, h - 0.175), (x * 1.9, 0, h - 0.105), 0.007, BRASS())
    rod(g, (-0.07, 0, h - 0.14), (0.07, 0, h - 0.14), 0.018, BRASS()); tube(g, [(0, -0.3 * math.sin(t), h - 0.14 + 0.07 * math.sin(2 * t) + 0.0 * t) for t in [i / 20 * math.pi / 2 for i in range(21)]], 0.012, BRASS()); rod(g, (0, -0.3, h - 0.14), (0, -0.3, h - 0.19), 0.013, BRASS()); rod(g, (0, 0, h - 0.14), (0, 0, h + 0.02), 0.009, BRASS()); rod(g, (0, -0.02, h + 0.03), (0, 0.16, h + 0.05), 0.01, BRASS()); turned(g, [(0.0, 0), (0.035, 0.0), (0.035, 0.012), (0.012, 0.03), (0, 0.03)], BRASS(), (0, 0.18, h + 0.045), (math.pi, 0, 0))
def rain(g, z=2.06, arm=0.42):
    """Rain shower on an arm from the wall at y = 0, lever and niche below it."""
    rod(g, (0, 0, z), (0, -arm, z), 0.011, BRASS()); turned(g, [(0.0, 0), (0.125, 0.0), (0.127, 0.006), (0.03, 0.014), (0.012, 0.05), (0, 0.05)], BRASS(), (0, -arm, z - 0.052), n=64); turned(g, [(0, 0), (0.055, 0), (0.055, 0.012), (0.02, 0.018), (0.02, 0.05), (0, 0.05)], BRASS(), (0, 0, 1.1), (math.pi / 2, 0, 0)); rod(g, (0, -0.045, 1.1), (0.075, -0.05, 1.13), 0.006, BRASS()); turned(g, [(0, 0), (0.03, 0), (0.03, 0.01), (0, 0.012)], BRASS(), (0, 0, z), (math.pi / 2, 0, 0))
def washstand(g, k, w=1.05, bowl='#d6c9ae', mir=True):
    """A board on iron brackets, a stone bowl, a tap from the wall, a mirror and its two lights; the wall stands at y = 0."""
    bx(g, (w, 0.48, 0.05), (0, -0.24, 0.82), wood(k), 0.008); [bx(g, (0.03, 0.42, 0.03), (s * (w / 2 - 0.1), -0.21, 0.78), IRON(), 0.004) for s in (-1, 1)]; turned(g, [(0, 0), (0.12, 0), (0.17, 0.03), (0.2, 0.1), (0.205, 0.135), (0.196, 0.138), (0.188, 0.12), (0.15, 0.045), (0.05, 0.025), (0, 0.025)], CUT(bowl, '#b9a988'), (0.06, -0.25, 0.845), n=80)
    rod(g, (0.06, 0, 1.09), (0.06, -0.17, 1.09), 0.012, BRASS()); rod(g, (0.06, -0.165, 1.095), (0.06, -0.165, 1.06), 0.012, BRASS()); [turned(g, [(0, 0), (0.024, 0), (0.022, 0.05), (0, 0.052)], BRASS(), (0.06 + d, 0, 1.09), (math.pi / 2, 0, 0)) for d in (-0.1, 0.1)]
    bx(g, (0.1, 0.065, 0.03), (-0.32, -0.26, 0.862), once('soap', lambda: mat('soap', '#a8a57a', 0.5, bump=0.1, scale=40)), 0.008, (0, 0, 0.3)); bx(g, (0.15, 0.1, 0.012), (-0.32, -0.26, 0.851), wood('oak'), 0.003, (0, 0, 0.2)); jug(g, (-0.42, -0.11, 0.845), None, 0.8); branches(g, (-0.42, -0.11, 1.0), 5, 0.3); [turned(g, [(0, 0), (0.03, 0), (0.03, 0.11), (0.012, 0.13), (0.012, 0.15), (0, 0.15)], once('flask', lambda: mat('flask', '#5b3a24', 0.12, coat=0.8)), (0.38 + d, -0.12, 0.845)) for d in (0, 0.08)]
    mirror(g, (0.06, -0.045, 1.62), 0.56, 0.74); [sconce(g, (0.06 + d, -0.01, 1.62), 1.8) for d in (-0.46, 0.46)]
def towels(g, z, cols, w=0.36, d=0.26):
    for i, c in enumerate(cols): soft(g, (w - 0.01 * i, d - 0.006 * i, 0.062), (0, 0, z + 0.031 + 0.062 * i), once('terry' + c, lambda: mat('terry', c, 1.0, bump=0.9, scale=260, detail=3, sheen=0.5, bumpdist=0.004)), (0, 0, R.uniform(-.06, .06)), bulge=0.006, p=10, seed=i)
def stool(g, k='oak', h=0.44):
    bx(g, (0.4, 0.3, 0.035), (0, 0, h - 0.018), wood(k), 0.008); [[rod(g, (sx * 0.17, sy * 0.12, 0), (sx * 0.14, sy * 0.09, h - 0.03), 0.015, wood(k, 'z')) for sx in (-1, 1)] for sy in (-1, 1)]
def bathroom(kind, pl, floor, k, view, towel=('#ece4d3', '#d9cbb0', '#ece4d3'), stone_wall=None, robe='#efe7d8', bowl='#d6c9ae', seat=False):
    """Window on the left, washstand on the right; across the back a bath, or a shower behind half a wall."""
    RX, RY, RZ = 3.0, 3.5, 2.65; hole = (1.25, 2.1, 1.05, 2.15, 0.08); l, b, r = shell(RX, RY, RZ, pl, (hole,), T=0.5, ceiling='plain', beam='white'); window(l, 0.5, hole, 'white', 2, view=view, power=60); tiles(0, RX, 0, RY, *floor)
    jug(l, (1.42, 0.16, 1.06), None, 0.8); branches(l, (1.42, 0.16, 1.2), 6, 0.34)
    g = group((RX, 1.75, 0), -math.pi / 2); washstand(g, k, bowl=bowl); rail(r, 0.62, 1.1, 1.35, m=BRASS()); curtain(r, 0.66, 1.06, 0.62, 1.37, linen('hang', robe), 3, 0.018, 5, -0.085)
    if stone_wall: rubble(b, RX, RZ, seed=stone_wall[0], tones=stone_wall[1], mortar='#ddd0b6', depth=0.045)
    if kind == 'bath':
        g = group((1.35, 2.72, 0)); tub(g, feet=k != 'walnut' or not stone_wall); g = group((2.44, 2.9, 0), math.radians(-90)); floor_tap(g); g = group((0.52, 1.98, 0), math.radians(12)); stool(g, k); towels(g, 0.44, towel); g = group((1.5, 1.5, 0), math.radians(3)); rug(g, 0.72, 1.1, ('#ece4d3', robe, '#cdbb98'), (0, 0, 2, 0, 0, 0, 0, 2, 0, 0)); bx(group((1.35, 2.72, 0)), (0.2, 0.9, 0.025), (-0.12, 0, 0.665), wood(k, 'y'), 0.006); g = group((1.23, 2.6, 0.68)); bx(g, (0.09, 0.06, 0.028), (0, 0, 0.014), once('soap', lambda: mat('soap', '#a8a57a', 0.5)), 0.008, (0, 0, .4))
    else:
        w = group((0, 2.28, 0)); bx(w, (1.3, 0.24, 2.15), (RX - 0.65, 0.12, 1.075), pl, 0.02); bx(w, (1.34, 0.3, 0.05), (RX - 0.65, 0.12, 2.17), CUT(), 0.01); (rubble(group((RX - 1.3, 2.28, 0)), 1.3, 2.14, seed=stone_wall[0] + 1, tones=stone_wall[1], mortar='#ddd0b6', depth=0.04) if stone_wall else None); g = group((0.85, RY - (0.05 if stone_wall else 0), 0)); rain(g); bx(g, (1.3, 0.012, 0.012), (0, -1.18, 0.002), BRASS(), 0)
        g = group((2.3, 2.02, 0), math.radians(-6)); stool(g, k); towels(g, 0.44, towel); g = group((0.8, 2.85, -1.0 if seat else 0), math.radians(2)); [bx(g, (0.9, 0.07, 0.022), (0, -0.24 + i * 0.095, 0.03), wood(k), 0.004) for i in range(6)]; [bx(g, (0.05, 0.56, 0.02), (sx * 0.35, 0, 0.011), wood(k, 'y'), 0.003) for sx in (-1, 1)]
        g = group((0.02, 3.1, 0), math.pi / 2); bx(g, (0.3, 0.12, 0.025), (0, -0.06, 1.2), wood(k), 0.004); [turned(g, [(0, 0), (0.028, 0), (0.028, 0.13), (0.011, 0.15), (0.011, 0.17), (0, 0.17)], once('flask', lambda: mat('flask', '#5b3a24', 0.12, coat=0.8)), (d, -0.06, 1.213)) for d in (-0.08, 0.02)]
        if seat: g = group((0.0, 2.95, 0), math.pi / 2); bx(g, (0.42, 0.38, 0.04), (-0.1, -0.2, 0.47), wood(k), 0.01); [tube(g, [(x - 0.22, -0.02, z), (x - 0.22, -0.09, z), (x + 0.22, -0.09, z), (x + 0.22, -0.02, z)], 0.014, BRASS()) for x, z in ((-0.1, 0.78), (0.3, 1.05))]
    light((2.0, 0.5, -1.15), 26, fill=((2.2, 0.25, 2.4), (1.3, 2.6, 0.8), (1.8, 1.2), 26), sky=1.0); f2 = area((1.4, 2.9, 2.55), (1.4, 2.9, 0), (1.2, 0.8), 10, '#fff0da'); f2.visible_camera = False; f2.visible_glossy = False
    camera((0.98, 0.12, 1.46), (1.62, 2.9, 0.92), 23.36, dof=2.6, fstop=5.6, shift_x=0.019, shift_y=0.0125)
LIME = lambda: ([mat('lime%d' % i, c, 0.45, bump=0.3, scale=9, detail=9, var=0.2, var2=v, objrand=0.1, bumpdist=0.004) for i, (c, v) in enumerate((('#dccbaa', '#c9b58f'), ('#d3c09b', '#bfa981'), ('#e0d2b5', '#cdbb98')))], (0.5, 0.34), 0.006, '#b8a684', 0.5)
COTTO = lambda: ([mat('cotto%d' % i, c, 0.55, bump=0.35, scale=14, detail=8, var=0.3, var2=v, objrand=0.14, bumpdist=0.004) for i, (c, v) in enumerate((('#c48c6b', '#b0775a'), ('#cc9a78', '#b98464'), ('#b98263', '#a36f53')))], (0.28, 0.14), 0.006, '#b9a68c', 0.5)
BATHS = {
    'classic-suite': lambda: bathroom('shower', PLASTER(), LIME(), 'oak', 'court'),
    'comfort-room': lambda: bathroom('shower', PLASTER('#f1ede3', '#e6dfcf'), LIME(), 'ash', 'vines', ('#f0eadc', '#c98f72', '#f0eadc'), bowl='#e6ddcc', seat=True),
    'tradition-suite': lambda: bathroom('shower', PLASTER('#eee2c9', '#dfd0b0'), COTTO(), 'walnut', 'roofs', ('#efe6d4', '#7b4750', '#efe6d4'), (8, WARM)),
    'vintage-suite': lambda: bathroom('bath', PLASTER('#c3cbae', '#b4bd9d'), ([cement('#e6dbc2', '#96a083', '#8c5a5f', '#c79a56')], (0.2, 0.2), 0.0025, '#cfc4ac', 0, 0.0015, True, 0.001), 'walnut', 'lane', ('#f0eadc', '#b98a80', '#f0eadc'), bowl='#efe9dc'),
    'suite-cavalier': lambda: bathroom('bath', PLASTER('#ebdfc8', '#dfd0b0'), LIME(), 'walnut', 'valley', ('#efe6d4', '#c4a26b', '#efe6d4'), (11, OCHRE)),
}

BATHS[ROOM]() if VIEW == 'bath' else globals()[ROOM.replace('-', '_')]()
render(OUT, int(W), int(H), int(SPP), int(os.environ.get('THREADS', '0')))
if ROOM == 'comfort-room':  # built with the window on the left like the others, shown the other way round
    for k in ('view', 'matte') if os.environ.get('OUTLOOK') else ('col', 'alb', 'nrm'): a = np.load(f'{OUT}_{k}.npy')[:, ::-1].copy(); a[..., 0] *= -1 if k == 'nrm' else 1; np.save(f'{OUT}_{k}.npy', a)
