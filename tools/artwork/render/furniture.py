"""Furniture and small things of the rooms, each in its own axes on the floor (z = 0), parented to a group. Fronts look towards -y."""
from common import *
from stone import group, into
from cloth import soft, pillow, thick
memo = {}
def once(key, make):
    if key not in memo: memo[key] = make()
    return memo[key]
WOOD = {'walnut': ('#75503a', '#523424'), 'oak': ('#bda381', '#9d8260'), 'ash': ('#dac7a8', '#c5ae8b'), 'dark': ('#604838', '#42301f'), 'white': ('#ece5d6', '#dcd2bd'), 'sage': ('#8e9a7c', '#7b886b'), 'blue': ('#93a5a2', '#7c918f'), 'green': ('#5d7564', '#4c6353')}
def wood(kind, along='x'):
    """Grain along an axis; paints have hardly any."""
    c, v = WOOD[kind]; paint = kind in ('white', 'sage', 'blue', 'green'); st = {'x': (0.7, 6, 8), 'y': (7, 0.6, 8), 'z': (7, 7, 0.6)}[along]; return once((kind, along), lambda: mat(kind + along, c, 0.55 if paint else 0.42, bump=0.1 if paint else 0.16, scale=6, detail=9, var=0.5, var2=v, stretch=st, coat=0.0 if paint else 0.08, bumpdist=0.003, objrand=0.03 if paint else 0.08))
BRASS = lambda: once('brass', lambda: mat('brass', '#b58c46', 0.28, metallic=1, bump=0.05, scale=30)); IRON = lambda: once('iron', lambda: mat('iron', '#221d1f', 0.5, metallic=0.6, bump=0.25, scale=60, bumpdist=0.002)); STRAW = lambda: once('straw', lambda: mat('straw', '#c9a868', 0.9, bump=0.9, scale=60, stretch=(1, 9, 1), bumpdist=0.004)); CREAM = lambda: once('cream', lambda: mat('cream', '#e2d7c0', 0.4, coat=0.3, bump=0.1, scale=30, var=0.06))
def bx(g, size, loc, m, bevel=0.005, rot=(0, 0, 0)): return into(g, box('b', size, loc, m, bevel=bevel, rot=rot))
def turned(g, prof, m, loc, rot=(0, 0, 0), n=28, sub=5): o = into(g, lathe('t', smooth_prof(prof, sub), m, n, loc)); o.rotation_euler = rot; return o
def rod(g, a, b, r, m, n=16):
    d = Vector(b) - Vector(a); o = into(g, lathe('rod', [(0, 0), (r, 0), (r, d.length), (0, d.length)], m, n, a)); o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler(); return o
def tube(g, pts, r, m, cyclic=False):
    cu = bpy.data.curves.new('tube', 'CURVE'); cu.dimensions = '3D'; sp = cu.splines.new('POLY'); sp.points.add(len(pts) - 1); sp.use_cyclic_u = cyclic
    for q, p in zip(sp.points, pts): q.co = (*p, 1)
    cu.bevel_depth = r; cu.bevel_resolution = 4; cu.use_fill_caps = True; o = bpy.data.objects.new('tube', cu); bpy.context.collection.objects.link(o); cu.materials.append(m); return into(g, o)
def mesh(g, v, f, m, bevel=0.0, smooth=True):
    o = into(g, obj('m', v, f, m, smooth)); o.data.use_auto_smooth = True
    if bevel: b = o.modifiers.new('b', 'BEVEL'); b.width = bevel; b.segments = 2; b.limit_method = 'ANGLE'
    return o

# --- beds (axes of cloth.py: head at y = 0) ------------------------------------------------------------------------
def board_arch(g, hw, z0, z1, rise, y0, y1, m):
    """A plank standing across the bed, its upper edge a gentle arch."""
    n, v, f = 40, [], []
    for i in range(n + 1):
        u = i / n * 2 - 1; zt = z1 + rise * (1 - u * u)
        for y in (y1, y0): v += [(u * hw, y, z0), (u * hw, y, zt)]
    for i in range(n): b = i * 4; c = b + 4; f += [(b + 2, c + 2, c + 3, b + 3), (b + 1, b + 3, c + 3, c + 1), (b, b + 1, c + 1, c)]
    f += [(0, 2, 3, 1), (n * 4, n * 4 + 1, n * 4 + 3, n * 4 + 2)]; return mesh(g, v, f, m, 0.006)
def bed_frame(g, kind, W, L, cloth=None):
    hw = W / 2 + 0.05
    if kind == 'arched':
        x, z = wood('walnut'), wood('walnut', 'z'); board_arch(g, hw, 0.3, 1.14, 0.17, -0.005, 0.05, x); tube(g, [((i / 30 - 1) * (hw + .01), 0.01, 1.14 + 0.17 * (1 - (i / 30 - 1) ** 2)) for i in range(61)], 0.032, x)
        for i in range(3): bx(g, (W / 3 - 0.06, 0.03, 0.5), ((i - 1) * W / 3, -0.012, 0.85), x, 0.02)
        for s in (-1, 1): turned(g, [(0.036, 0), (0.036, 0), (0.04, 1.1), (0.04, 1.1), (0.028, 1.13), (0.046, 1.18), (0.03, 1.24), (0, 1.25)], z, (s * hw, 0.01, 0)); turned(g, [(0.03, 0), (0.042, 0.03), (0.03, 0.1), (0.045, 0.17), (0.05, 0.35), (0.05, 0.35), (0, 0.35)], z, (s * W / 2, -L, 0)); bx(g, (0.045, L, 0.17), (s * (W / 2 + 0.02), -L / 2, 0.27), wood('walnut', 'y'), 0.008)
        bx(g, (W + 0.08, 0.045, 0.17), (0, -L, 0.27), x, 0.008)
    if kind == 'panel':  # oak frame with two linen cushions
        x, z = wood('oak'), wood('oak', 'z')
        for s in (-1, 1): bx(g, (0.06, 0.06, 1.12), (s * (hw + 0.04), 0.02, 0.56), z, 0.01); soft(g, (W / 2 - 0.01, 0.09, 0.46), (s * W / 4, -0.03, 0.84), cloth, bulge=0.022, seed=2 + s); bx(g, (0.035, L, 0.19), (s * (W / 2 + 0.02), -L / 2, 0.26), wood('oak', 'y'), 0.01); bx(g, (0.07, 0.07, 0.26), (s * (W / 2 - 0.02), -L + 0.03, 0.13), z, 0.01)
        bx(g, (2 * hw + 0.14, 0.07, 0.06), (0, 0.02, 1.13), x, 0.014); bx(g, (2 * hw, 0.03, 0.9), (0, 0.035, 0.68), x); bx(g, (W + 0.07, 0.035, 0.19), (0, -L, 0.26), x, 0.01)
    if kind == 'spindle':  # ash, turned bars
        x, z = wood('ash'), wood('ash', 'z'); n = 13
        for s in (-1, 1): turned(g, [(0.03, 0), (0.03, 0), (0.036, 0.5), (0.028, 0.9), (0.03, 1.22), (0.02, 1.25), (0, 1.255)], z, (s * hw, 0.02, 0)); turned(g, [(0.022, 0), (0.034, 0.3), (0.034, 0.36), (0, 0.36)], z, (s * W / 2, -L, 0)); bx(g, (0.035, L, 0.13), (s * (W / 2 + 0.02), -L / 2, 0.29), wood('ash', 'y'), 0.01)
        for h, zz in ((0.075, 1.15), (0.05, 0.62)): bx(g, (2 * hw, 0.032, h), (0, 0.02, zz), x, 0.012)
        for i in range(n): turned(g, [(0.01, 0), (0.015, 0.12), (0.017, 0.24), (0.012, 0.4), (0.01, 0.5)], z, ((i - (n - 1) / 2) * W / n, 0.02, 0.64), n=14)
        bx(g, (W + 0.07, 0.035, 0.13), (0, -L, 0.29), x, 0.01)
    if kind == 'iron':
        m, b = IRON(), BRASS()
        def end(y, top, rise, n):
            for s in (-1, 1): rod(g, (s * hw, y, 0), (s * hw, y, top), 0.018, m); turned(g, [(0.012, 0), (0.026, 0.012), (0.036, 0.045), (0.022, 0.076), (0, 0.083)], b, (s * hw, y, top)); turned(g, [(0.018, 0), (0.03, 0.02), (0.018, 0.05)], m, (s * hw, y, top * 0.55))
            curve = lambda u: top - 0.1 + rise * (1 - u * u) ; tube(g, [((i / 24 - 1) * hw, y, curve(i / 24 - 1)) for i in range(49)], 0.013, m); rod(g, (-hw, y, 0.42), (hw, y, 0.42), 0.011, m); rod(g, (-hw, y, top - 0.26), (hw, y, top - 0.26), 0.011, m)
            for i in range(n):
                u = (i + 1) / (n + 1) * 2 - 1; rod(g, (u * hw, y, 0.42), (u * hw, y, curve(u)), 0.0075, m, 10); turned(g, [(0.008, -0.02), (0.016, 0), (0.008, 0.02)], b, (u * hw, y, top - 0.26), n=14)
            for s in (-1, 1): tube(g, [(s * (0.13 + 0.1 * math.cos(t)), y, top - 0.13 + 0.075 * math.sin(t) + rise * 0.75) for t in [k * math.tau / 24 for k in range(24)]], 0.007, m, True)
        end(0.02, 1.32, 0.2, 9); end(-L - 0.05, 0.86, 0.1, 9)
        for s in (-1, 1): bx(g, (0.03, L + 0.06, 0.05), (s * (W / 2 + 0.02), -L / 2 - 0.02, 0.3), m)
    if kind == 'tall':  # high upholstered head with rounded wings
        soft(g, (W + 0.34, 0.13, 1.05), (0, 0.0, 0.86), cloth, bulge=0.02, p=14)
        for i in range(5): soft(g, ((W + 0.2) / 5 - 0.004, 0.1, 0.84), ((i - 2) * (W + 0.2) / 5, -0.055, 0.9), cloth, bulge=0.018, p=12, seed=i)
        for s in (-1, 1): bx(g, (0.06, L, 0.2), (s * (W / 2 + 0.02), -L / 2, 0.25), cloth, 0.02); turned(g, [(0.02, 0), (0.03, 0.15), (0, 0.15)], wood('walnut', 'z'), (s * (W / 2 - 0.05), -L + 0.08, 0))
        bx(g, (W + 0.1, 0.06, 0.2), (0, -L, 0.25), cloth, 0.02)

# --- tables and boxes -----------------------------------------------------------------------------------------------
def nightstand(g, k='walnut', w=0.44, d=0.36, h=0.585):
    x, z = wood(k), wood(k, 'z'); bx(g, (w, d, 0.2), (0, 0, h - 0.125), x, 0.006); bx(g, (w + 0.04, d + 0.04, 0.025), (0, 0, h - 0.013), x, 0.008); bx(g, (w - 0.06, 0.012, 0.14), (0, -d / 2 - 0.003, h - 0.125), x, 0.004); turned(g, [(0, 0), (0.008, 0.002), (0.012, 0.012), (0, 0.018)], BRASS(), (0, -d / 2 - 0.008, h - 0.125), (math.pi / 2, 0, 0), 20)
    for sx in (-1, 1):
        for sy in (-1, 1): bx(g, (0.034, 0.034, h - 0.2), (sx * (w / 2 - 0.02), sy * (d / 2 - 0.02), (h - 0.2) / 2), z, 0.005)
def round_table(g, r=0.25, h=0.58, top=None, leg=None):
    m, l = top or wood('oak'), leg or wood('oak', 'z'); turned(g, [(0, h - 0.024), (r - 0.004, h - 0.024), (r, h - 0.018), (r, h - 0.006), (r - 0.006, h), (0, h)], m, (0, 0, 0), n=72, sub=3)
    for i in range(3): a = i * math.tau / 3 + 0.5; rod(g, (math.cos(a) * r * 0.85, math.sin(a) * r * 0.85, 0), (math.cos(a) * r * 0.45, math.sin(a) * r * 0.45, h - 0.02), 0.014, l)
def desk(g, k='ash', w=1.15, d=0.56, h=0.75):
    x, z = wood(k), wood(k, 'z'); bx(g, (w, d, 0.028), (0, 0, h - 0.014), x, 0.008); bx(g, (w - 0.1, d - 0.1, 0.09), (0, 0, h - 0.073), x, 0.004)
    for s in (-1, 1):
        bx(g, (w / 2 - 0.08, 0.014, 0.07), (s * w / 4 * 0.94, -d / 2 + 0.045, h - 0.073), x, 0.004); turned(g, [(0, 0), (0.007, 0.002), (0.011, 0.012), (0, 0.018)], BRASS(), (s * w / 4 * 0.94, -d / 2 + 0.038, h - 0.073), (math.pi / 2, 0, 0), 20)
        for t in (-1, 1): turned(g, [(0.014, 0), (0.02, 0.06), (0.024, h * 0.6), (0.026, h - 0.1)], z, (s * (w / 2 - 0.07), t * (d / 2 - 0.07), 0))
def chest(g, k='dark', w=1.1, d=0.46, h=0.5):
    x = wood(k)
    for i in range(3): bx(g, (w, d, (h - 0.12) / 3 - 0.003), (0, 0, 0.06 + (h - 0.12) / 3 * (i + .5)), x, 0.006)
    bx(g, (w + 0.03, d + 0.03, 0.05), (0, 0, h - 0.025), x, 0.014)
    for s in (-1, 1):
        bx(g, (0.05, d + 0.012, h - 0.07), (s * (w / 2 - 0.14), 0, 0.04 + (h - 0.1) / 2), IRON(), 0.003); bx(g, (0.052, d + 0.044, 0.056), (s * (w / 2 - 0.14), 0, h - 0.025), IRON(), 0.004); bx(g, (0.09, d - 0.02, 0.06), (s * (w / 2 - 0.1), 0, 0.03), wood(k, 'y'), 0.006); tube(g, [(s * (w / 2 + 0.012), 0.07 * math.cos(t), h * 0.55 - 0.06 * math.sin(t)) for t in [math.pi * i / 12 for i in range(13)]], 0.008, IRON())
    bx(g, (0.09, 0.012, 0.12), (0, -d / 2 - 0.004, h - 0.13), IRON(), 0.003)
def dresser(g, k='walnut', w=1.1, d=0.48, h=0.86, rows=3):
    x = wood(k); bx(g, (w, d, h - 0.14), (0, 0, 0.1 + (h - 0.14) / 2), x, 0.006); bx(g, (w + 0.05, d + 0.04, 0.035), (0, 0, h - 0.018), x, 0.012); bx(g, (w + 0.02, d + 0.02, 0.05), (0, 0, 0.115), x, 0.01); rh = (h - 0.22) / rows
    for s in (-1, 1): [turned(g, [(0.02, 0), (0.036, 0.04), (0.026, 0.09)], wood(k, 'z'), (s * (w / 2 - 0.06), t * (d / 2 - 0.06), 0)) for t in (-1, 1)]
    for i in range(rows):
        zc = 0.155 + rh * (i + .5); bx(g, (w - 0.08, 0.016, rh - 0.025), (0, -d / 2 - 0.004, zc), x, 0.006)
        for s in (-1, 1): turned(g, [(0, 0), (0.01, 0.002), (0.016, 0.014), (0, 0.022)], BRASS(), (s * w * 0.28, -d / 2 - 0.01, zc), (math.pi / 2, 0, 0), 20)

# --- seats ----------------------------------------------------------------------------------------------------------
def chair(g, k='walnut'):
    x, z = wood(k), wood(k, 'z')
    for s in (-1, 1):
        bx(g, (0.035, 0.035, 0.44), (s * 0.2, -0.2, 0.22), z, 0.006); bx(g, (0.035, 0.035, 0.98), (s * 0.2, 0.2, 0.49), z, 0.006, (-0.06, 0, 0))
        for zz in (0.16, 0.28): bx(g, (0.022, 0.4, 0.022), (s * 0.2, 0, zz), wood(k, 'y'), 0.004)
    for zz, yy in ((0.62, 0.207), (0.77, 0.216), (0.92, 0.225)): bx(g, (0.4, 0.018, 0.06), (0, yy, zz), x, 0.006)
    bx(g, (0.4, 0.022, 0.022), (0, -0.2, 0.24), x, 0.004); bx(g, (0.44, 0.44, 0.035), (0, 0, 0.445), STRAW(), 0.015)
def armchair(g, m, k='walnut', w=0.72, back=0.86, cushion=None):
    for s in (-1, 1):
        soft(g, (0.13, 0.68, 0.36), (s * (w / 2 - 0.06), 0.0, 0.42), m, bulge=0.012, p=7, seed=s + 3)
        for t in (-1, 1): turned(g, [(0.014, 0), (0.024, 0.16), (0.02, 0.17)], wood(k, 'z'), (s * (w / 2 - 0.08), t * 0.28, 0))
    soft(g, (w - 0.1, 0.66, 0.16), (0, 0, 0.25), m, bulge=0.0, p=14); soft(g, (w - 0.25, 0.6, 0.17), (0, -0.05, 0.40), m, bulge=0.035, seed=1); soft(g, (w - 0.2, 0.17, back - 0.3), (0, 0.27, 0.24 + (back - 0.1) / 2), m, (-0.2, 0, 0), bulge=0.03, seed=5)
    if cushion: pillow(g, (0.02, 0.06, 0.62), (math.radians(64), 0, 0.12), 0.44, 0.32, 0.17, cushion, 9)
def sofa(g, m, w=2.1, cushions=(), k='walnut'):
    for s in (-1, 1):
        soft(g, (0.17, 0.86, 0.5), (s * (w / 2 - 0.085), 0, 0.37), m, bulge=0.012, p=8, seed=s + 3); soft(g, ((w - 0.34) / 2 - 0.004, 0.66, 0.17), (s * (w - 0.34) / 4, -0.09, 0.41), m, bulge=0.03, seed=s + 9); soft(g, ((w - 0.34) / 2 - 0.006, 0.2, 0.46), (s * (w - 0.34) / 4, 0.24, 0.66), m, (-0.2, 0, 0), bulge=0.045, p=7, seed=s + 12)
        for t in (-1, 1): turned(g, [(0.018, 0), (0.028, 0.13), (0.02, 0.14)], wood(k, 'z'), (s * (w / 2 - 0.1), t * 0.36, 0))
    soft(g, (w - 0.1, 0.82, 0.22), (0, 0, 0.23), m, bulge=0.0, p=16); soft(g, (w - 0.1, 0.16, 0.62), (0, 0.36, 0.44), m, bulge=0.01, p=10)
    for i, (x, c) in enumerate(cushions): pillow(g, (x, 0.06, 0.66), (math.radians(66), 0.12 * (-1) ** i, 0.15 * (-1) ** i), 0.46, 0.44, 0.19, c, 30 + i)

# --- light, walls, small things -------------------------------------------------------------------------------------
def shade_mat():
    def make():
        m = bpy.data.materials.new('shade'); m.use_nodes = True; nt = m.node_tree; b = nt.nodes['Principled BSDF']; b.inputs['Base Color'].default_value = hexc('#f0dcb4'); tl = nt.nodes.new('ShaderNodeBsdfTranslucent'); tl.inputs['Color'].default_value = hexc('#f4d9a4'); ms = nt.nodes.new('ShaderNodeMixShader'); ms.inputs[0].default_value = 0.55; nt.links.new(b.outputs[0], ms.inputs[1]); nt.links.new(tl.outputs[0], ms.inputs[2]); nt.links.new(ms.outputs[0], nt.nodes['Material Output'].inputs['Surface']); return m
    return once('shade', make)
def bulb(g, loc, power):
    l = bpy.data.lights.new('b', 'POINT'); l.energy = power; l.color = (1, 0.72, 0.4); l.shadow_soft_size = 0.04; o = bpy.data.objects.new('b', l); bpy.context.collection.objects.link(o); o.location = loc; return into(g, o)
def lamp(g, loc, body, power=2.6, kind='jug', k=1.0):
    e = into(g, group(loc, 0, k))
    if kind == 'jug': turned(e, [(0, 0), (0.06, 0), (0.065, 0.01), (0.05, 0.03), (0.075, 0.1), (0.07, 0.16), (0.028, 0.22), (0.016, 0.25), (0.012, 0.31), (0, 0.31)], body, (0, 0, 0), n=48); into(e, lathe('shade', [(0.15, 0.26), (0.095, 0.47)], shade_mat(), 48)); bulb(e, (0, 0, 0.36), power)
    if kind == 'stick': turned(e, [(0, 0), (0.07, 0), (0.075, 0.008), (0.06, 0.02), (0.018, 0.03), (0.011, 0.06), (0.017, 0.1), (0.009, 0.14), (0.009, 0.3), (0.015, 0.31), (0.009, 0.33), (0.007, 0.4), (0, 0.4)], body, (0, 0, 0), n=40); into(e, lathe('shade', [(0.125, 0.32), (0.06, 0.48)], shade_mat(), 48)); bulb(e, (0, 0, 0.39), power)
    if kind == 'ball': turned(e, [(0, 0), (0.05, 0), (0.09, 0.04), (0.108, 0.1), (0.09, 0.165), (0.03, 0.2), (0.014, 0.21), (0.012, 0.3), (0, 0.3)], body, (0, 0, 0), n=48); into(e, lathe('shade', [(0.16, 0.25), (0.15, 0.46)], shade_mat(), 48)); bulb(e, (0, 0, 0.35), power)
def sconce(g, loc, power=1.6):
    e = into(g, group(loc)); turned(e, [(0, 0), (0.05, 0), (0.05, 0.012), (0.03, 0.018), (0, 0.018)], BRASS(), (0, 0, 0), (math.pi / 2, 0, 0)); tube(e, [(0, -0.01, 0), (0, -0.07, -0.02), (0, -0.11, 0.0), (0, -0.12, 0.05)], 0.007, BRASS()); into(e, lathe('shade', [(0.075, 0.03), (0.055, 0.17)], shade_mat(), 40, (0, -0.12, 0))); bulb(e, (0, -0.12, 0.09), power)
def picture(g, loc, w, h, m, frame, t=0.03):
    x, y, z = loc; into(g, obj('pic', [(x - w / 2, y - 0.008, z - h / 2), (x + w / 2, y - 0.008, z - h / 2), (x + w / 2, y - 0.008, z + h / 2), (x - w / 2, y - 0.008, z + h / 2)], [(0, 1, 2, 3)], m, uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])); bx(g, (w, 0.01, h), (x, y, z), frame, 0)
    for s in (-1, 1): bx(g, (w + 2 * t, t, t), (x, y - 0.008, z + s * (h / 2 + t / 2)), frame, 0.005); bx(g, (t, t, h), (x + s * (w / 2 + t / 2), y - 0.008, z), frame, 0.005)
def mirror(g, loc, w, h):
    """Old glass in a gilded oval."""
    x, y, z = loc; gl = once('glass', lambda: mat('glass', '#e9ebe4', 0.03, metallic=1, bump=0.02, scale=2, bumpdist=0.01)); gold = once('gold', lambda: mat('gold', '#a8813f', 0.42, metallic=0.85, bump=0.4, scale=50, var=0.4, var2='#6b4a22', bumpdist=0.004)); n = 72; c = [(x + math.cos(i * math.tau / n) * w / 2, y, z + math.sin(i * math.tau / n) * h / 2) for i in range(n)]
    mesh(g, c, [tuple(range(n))], gl, smooth=False)
    for k, r in ((1.0, 0.022), (1.075, 0.014), (0.965, 0.007)): tube(g, [(x + (px - x) * k, y - 0.006, z + (pz - z) * k) for px, _, pz in c], r, gold, True)
    mesh(g, [(x + (px - x) * 1.07, y + 0.004, z + (pz - z) * 1.07) for px, _, pz in c], [tuple(range(n))], wood('dark'), smooth=False)
    for dx, dz, k in ((0, 0.045, 1.0), (-0.075, 0.03, 0.75), (0.075, 0.03, 0.75)): turned(g, [(0, 0), (0.03 * k, 0.004), (0.045 * k, 0.02), (0.02 * k, 0.035), (0, 0.04)], gold, (x + dx, y - 0.02, z + h / 2 + dz), (math.pi / 2, 0, 0))
def plates(g, spots, mats_):
    """Glazed plates hung on a wall: (x, z, radius)."""
    for i, (x, z, r) in enumerate(spots):
        turned(g, [(0, 0.006), (r * 0.52, 0.006), (r * 0.58, 0.008), (r * 0.66, 0.017), (r * 0.94, 0.024), (r, 0.026), (r * 0.99, 0.021), (r * 0.6, 0), (0, 0)], mats_[i % len(mats_)], (x, -0.012, z), (math.pi / 2, 0, 0), 64)
        for k, y, t in ((0.955, 0.0262, 0.0035), (0.9, 0.0238, 0.0014), (0.6, 0.0105, 0.0022)): tube(g, [(x + r * k * math.cos(a), -0.012 - y, z + r * k * math.sin(a)) for a in [n * math.tau / 96 for n in range(96)]], t, once('band%d' % (i % 2), lambda: mat('band', '#4f5f6e' if i % 2 == 0 else '#e2d2ac', 0.35, coat=0.4)), True)
        for n in range(10):  # a painted sprig
            a, l = n * math.tau / 10, r * 0.2; mesh(g, [(x + r * 0.28 * math.cos(a + d) * (1 + e), -0.0188, z + r * 0.28 * math.sin(a + d) * (1 + e)) for d, e in ((0, -0.75), (0.17, 0), (0, 0.62), (-0.17, 0))], [(0, 1, 2, 3)], once('band%d' % (i % 2), lambda: None), smooth=False)
def books(g, loc, colors, w=0.17, d=0.24):
    z = loc[2]
    for i, c in enumerate(colors): t = R.uniform(0.018, 0.032); bx(g, (w * (1 - i * .04), d * (1 - i * .05), t), (loc[0], loc[1], z + t / 2), once('book' + c, lambda: mat('book', c, 0.7, bump=0.2, scale=200, bumpdist=0.0008)), 0.003, (0, 0, R.uniform(-.25, .25))); z += t
def jug(g, loc, m=None, k=1.0): turned(g, [(0, 0), (0.05 * k, 0), (0.07 * k, 0.05 * k), (0.066 * k, 0.11 * k), (0.036 * k, 0.17 * k), (0.034 * k, 0.2 * k), (0.044 * k, 0.22 * k), (0.04 * k, 0.22 * k), (0.03 * k, 0.2 * k), (0.03 * k, 0.17 * k)], m or CREAM(), loc, n=48, sub=6)
def branches(g, loc, n=7, length=0.45, color='#6d7c50', lean=0.6, leaf=0.065, wide=0.007, seed=4):
    q = random.Random(seed); lf = once('leaf' + color, lambda: mat('leaf', color, 0.5, objrand=0.4)); st = once('stem', lambda: mat('stem', '#5b4a35', 0.8)); lv, lfc = [], []
    for i in range(9): t = i / 8; w = wide * math.sin(math.pi * t ** 0.8) ** 0.9; lv += [(t * leaf, -w, 0.004), (t * leaf, 0, -0.006 * t), (t * leaf, w, 0.004)]
    for i in range(8): k = i * 3; lfc += [(k, k + 3, k + 4, k + 1), (k + 1, k + 4, k + 5, k + 2)]
    me = bpy.data.meshes.new('leaf'); me.from_pydata(lv, [], lfc); me.materials.append(lf); [setattr(p, 'use_smooth', True) for p in me.polygons]
    for b in range(n):
        ya, ta, L = b / n * 6.28 + q.uniform(-.4, .4), q.uniform(0.12, lean), length * q.uniform(0.75, 1.1); pts = []
        for i in range(15):
            t = i / 14 * L; ta2 = ta + t * 0.7; pts.append((loc[0] + math.cos(ya) * math.sin(ta2) * t, loc[1] + math.sin(ya) * math.sin(ta2) * t, loc[2] + math.cos(ta2) * t))
            if i > 3:
                for k in (0, 1): l = bpy.data.objects.new('l', me); bpy.context.collection.objects.link(l); into(g, l); l.location = pts[-1]; l.rotation_euler = (q.uniform(-.6, .6), q.uniform(-0.9, 0.0), ya + q.uniform(0.5, 1.2) * (1 if k else -1)); l.scale = (q.uniform(0.8, 1.2),) * 3
        tube(g, pts, 0.0022, st)
def rug(g, w, l, colors, order, step=0.05):
    ms = [once('rug' + c, lambda: mat('rug', c, 1.0, bump=0.9, scale=220, detail=2, sheen=0.3, var=0.15, bumpdist=0.002)) for c in colors]; n = int(l / step)
    for i in range(n): bx(g, (w, step + 0.001, 0.012), (0, -l / 2 + (i + .5) * step, 0.006), ms[order[i % len(order)]], 0.005, (0, 0, R.uniform(-.004, .004)))
def basket(g, loc, r=0.17, h=0.26):
    m = once('wicker', lambda: mat('wicker', '#a97f4d', 0.8, bump=0.6, scale=40, objrand=0.2))
    for i in range(15): z = loc[2] + h * (i + .5) / 15; rr = r * (0.86 + 0.14 * math.sin(i / 14 * 2.2)); tube(g, [(loc[0] + rr * math.cos(t) * (1 + 0.02 * math.sin(9 * t + (i % 2) * math.pi)), loc[1] + rr * math.sin(t) * (1 + 0.02 * math.sin(9 * t + (i % 2) * math.pi)), z) for t in [k * math.tau / 72 for k in range(72)]], h / 30 * 1.15, m, True)
def hearth(g, w=1.7, h=1.25, d=0.5, m=None, dark=None):
    """Open fireplace of dressed stone with a hood running up the wall; laid, not lit."""
    for s in (-1, 1):
        z = 0.0
        for hh in (0.3, 0.34, 0.32): bx(g, (0.24 + R.uniform(-.01, .01), d, hh - 0.006), (s * (w / 2 - 0.12), -d / 2, z + hh / 2), m, 0.014); z += hh
    bx(g, (w + 0.16, d + 0.06, 0.25), (0, -d / 2 - 0.02, 1.085), m, 0.02); bx(g, (w + 0.3, d + 0.14, 0.07), (0, -d / 2 - 0.03, 1.245), m, 0.016); bx(g, (w - 0.4, 0.04, 0.98), (0, -0.03, 0.48), dark, 0); bx(g, (w - 0.44, d, 0.06), (0, -d / 2, 0.03), m, 0.01); bx(g, (w + 0.1, 0.55, 0.05), (0, -d - 0.2, 0.02), m, 0.012)
    q = [(-(w / 2), 0, 1.28), (w / 2, 0, 1.28), (w / 2, -d * 0.86, 1.28), (-w / 2, -d * 0.86, 1.28)]; t = [(-(w * .3), 0, 3.5), (w * .3, 0, 3.5), (w * .3, -d * .5, 3.5), (-w * .3, -d * .5, 3.5)]; mesh(g, q + t, [(0, 1, 5, 4)[::-1], (1, 2, 6, 5)[::-1], (2, 3, 7, 6)[::-1], (3, 0, 4, 7)[::-1]], once('hood', lambda: mat('hood', '#efe4cd', 0.92, bump=0.28, scale=2.2, detail=10, var=0.08, bumpdist=0.05)), 0.015, False)
    bark = once('bark', lambda: mat('bark', '#6b5138', 0.95, bump=1, scale=24, var=0.5, bumpdist=0.01)); cut = once('cut', lambda: mat('cut', '#cfae7c', 0.8, bump=0.3, scale=30))
    for i, (x, z, a) in enumerate(((-0.13, 0.12, 0.05), (0.02, 0.12, -0.06), (0.17, 0.12, 0.03), (-0.05, 0.23, -0.2), (0.1, 0.23, 0.12))):
        r = 0.058 + 0.01 * (i % 3); o = into(g, group((0, -d * .45, z), math.pi / 2 + a)); rod(o, (-0.24, -x, 0), (0.24, -x, 0), r, bark); 
        for s in (-1, 1): rod(o, (s * 0.24, -x, 0), (s * 0.243, -x, 0), r * 0.9, cut)
