"""Parts of the pictures of the house: stone walls, arches, floors, cloths, tableware, leaves, lights. Imported by tables.py, wellness.py, house.py."""
from common import *
SHOT, OUT, W, H, SPP, LABELS = sys.argv[sys.argv.index('--') + 1:][:6]
V = Vector

def start(bounces=8, diffuse=4):
    s = reset(); c = s.cycles; c.adaptive_threshold = 0.05; c.max_bounces = bounces; c.diffuse_bounces = diffuse; c.transmission_bounces = max(8, bounces); c.transparent_max_bounces = 32; c.sample_clamp_indirect = 4.0; R.seed(SHOT); return s
def shoot(scenes): scenes[SHOT.replace('-', '_')](); render(OUT, int(W), int(H), int(SPP), int(os.environ.get('THREADS', '0')))

memo = {}
def once(key, make):
    if key not in memo: memo[key] = make()
    return memo[key]
def group(loc=(0, 0, 0), rot=(0, 0, 0), k=1.0):
    e = bpy.data.objects.new('g', None); bpy.context.collection.objects.link(e); e.location = loc; e.rotation_euler = rot; e.scale = (k,) * 3; return e
def into(g, *obs):
    for o in obs: o.parent = g
    return g
def rough(o, strength, scale=0.1, level=3, depth=3):
    """Subdivided and pushed about by a cloud texture in world space, so that no two edges are alike."""
    tx = once(('clouds', scale, depth), lambda: bpy.data.textures.new('t', 'CLOUDS')); tx.noise_scale = scale; tx.noise_depth = depth
    if level: su = o.modifiers.new('s', 'SUBSURF'); su.subdivision_type = 'SIMPLE'; su.levels = su.render_levels = level
    d = o.modifiers.new('d', 'DISPLACE'); d.texture = tx; d.texture_coords = 'GLOBAL'; d.strength = strength; d.mid_level = 0.5; return o

# --- materials ------------------------------------------------------------------------------------------------------
def wood(color, dark, axis=0, rough=0.5, bump=0.2, rand=0.14):
    st = [6, 6, 6]; st[axis] = 0.65; return once(('wood', color, axis, rough), lambda: mat('wood', color, rough, bump=bump, scale=6, detail=9, var=0.5, var2=dark, stretch=tuple(st), objrand=rand, bumpdist=0.004))
OAK = ('#a47d55', '#7d5a39'); WALNUT = ('#5a3521', '#3a2015'); OLD = ('#7b5a40', '#4b3424')
def plank(size, loc, tone=OAK, bevel=0.004, rot=(0, 0, 0), rough=0.5, bump=0.2): return box('plank', size, loc, wood(*tone, axis=max(range(3), key=lambda i: size[i]), rough=rough, bump=bump), bevel=bevel, rot=rot)
def linen(color='#efe7d8', weave=420): return once(('linen', color, weave), lambda: mat('linen', color, 0.9, bump=0.16, scale=weave, detail=2, sheen=0.3, bumpdist=0.0006))
def terry(color): return once(('terry', color), lambda: mat('terry', color, 1.0, bump=0.9, scale=260, detail=3, sheen=0.5, var=0.08, bumpdist=0.004))
def porcelain(color='#f2ede3'): return once(('porc', color), lambda: mat('porc', color, 0.16, spec=0.5, coat=0.4))
def metal(color, r=0.22): return once(('metal', color, r), lambda: mat('metal', color, r, metallic=1, bump=0.05, scale=30, bumpdist=0.002))
def steel(): return metal('#d8d2c8', 0.2)
def brass(): return metal('#a9813f', 0.28)
def iron(): return once('iron', lambda: mat('iron', '#2b2624', 0.5, bump=0.3, scale=60, spec=0.5, bumpdist=0.002))
def clay(color, dark): return once(('clay', color), lambda: mat('clay', color, 0.6, bump=0.2, scale=24, var=0.4, var2=dark, bumpdist=0.004))
def plaster(color='#e6dac4', dark='#d3c4a8', bump=0.35): return once(('plaster', color), lambda: mat('plaster', color, 0.92, bump=bump, scale=2.4, detail=10, var=0.2, var2=dark, bumpdist=0.04))
PALE = (('#d3c7b0', '#b3a58c'), ('#c7b99f', '#a39479'), ('#ded4c0', '#bfb298'), ('#c9b090', '#a58c6e'), ('#bdb5a4', '#98907f')); HONEY = (('#c9b596', '#a8936f'), ('#b9a384', '#967f60'), ('#d6c6aa', '#b5a283'), ('#b3997b', '#8e755a'))
def stones(tones=PALE): return [once(('stone', c), lambda: mat('stone', c, 0.9, bump=0.9, scale=11, detail=9, var=0.32, var2=v, bumpdist=0.022, objrand=0.14)) for c, v in tones]
def thin_glass(tint=(0.985, 0.985, 0.98, 1), edge=(0.4, 0.45, 0.43, 1)):
    """Blown glass: the wall hardly bends light, so it is let through and only mirrors at the edge (by the facing angle: a Fresnel node would turn the inner sides black)."""
    def make():
        m = bpy.data.materials.new('glass'); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear(); out = nt.nodes.new('ShaderNodeOutputMaterial'); lw = nt.nodes.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value = 0.5; mxc = nt.nodes.new('ShaderNodeMixRGB'); mxc.inputs[1].default_value = tint; mxc.inputs[2].default_value = edge
        pw = nt.nodes.new('ShaderNodeMath'); pw.operation = 'POWER'; pw.inputs[1].default_value = 3.0; nt.links.new(lw.outputs['Facing'], pw.inputs[0]); nt.links.new(pw.outputs[0], mxc.inputs[0]); tr = nt.nodes.new('ShaderNodeBsdfTransparent'); nt.links.new(mxc.outputs[0], tr.inputs[0])
        p5 = nt.nodes.new('ShaderNodeMath'); p5.operation = 'POWER'; p5.inputs[1].default_value = 5; nt.links.new(lw.outputs['Facing'], p5.inputs[0]); fr = nt.nodes.new('ShaderNodeMath'); fr.operation = 'MULTIPLY_ADD'; fr.inputs[1].default_value = 0.75; fr.inputs[2].default_value = 0.06; nt.links.new(p5.outputs[0], fr.inputs[0]); gs = nt.nodes.new('ShaderNodeBsdfGlossy'); gs.inputs['Roughness'].default_value = 0.02; mx = nt.nodes.new('ShaderNodeMixShader'); nt.links.new(fr.outputs[0], mx.inputs[0]); nt.links.new(tr.outputs[0], mx.inputs[1]); nt.links.new(gs.outputs[0], mx.inputs[2])
        lp = nt.nodes.new('ShaderNodeLightPath'); sh = nt.nodes.new('ShaderNodeBsdfTransparent'); sh.inputs[0].default_value = tuple(0.93 * q for q in tint[:3]) + (1,); ms = nt.nodes.new('ShaderNodeMixShader'); nt.links.new(lp.outputs['Is Shadow Ray'], ms.inputs[0]); nt.links.new(mx.outputs[0], ms.inputs[1]); nt.links.new(sh.outputs[0], ms.inputs[2]); nt.links.new(ms.outputs[0], out.inputs[0]); return m
    return once(('thin', tint), make)
def emis(color, strength):
    def make(): m = bpy.data.materials.new('e'); m.use_nodes = True; nt = m.node_tree; e = nt.nodes.new('ShaderNodeEmission'); e.inputs[0].default_value = hexc(color) if isinstance(color, str) else color; e.inputs[1].default_value = strength; nt.links.new(e.outputs[0], nt.nodes['Material Output'].inputs['Surface']); return m
    return once(('emis', color, strength), make)
def sheer(color, share=0.5):
    """Lamp shades, leaves and curtains: part of the light comes through."""
    def make():
        m = mat('sheer', color, 0.8); nt = m.node_tree; tl = nt.nodes.new('ShaderNodeBsdfTranslucent'); tl.inputs[0].default_value = hexc(color); ms = nt.nodes.new('ShaderNodeMixShader'); ms.inputs[0].default_value = share; nt.links.new(nt.nodes['Principled BSDF'].outputs[0], ms.inputs[1]); nt.links.new(tl.outputs[0], ms.inputs[2]); nt.links.new(ms.outputs[0], nt.nodes['Material Output'].inputs['Surface']); return m
    return once(('sheer', color, share), make)
def point(loc, e, c=(1, 0.62, 0.3), r=0.02): l = bpy.data.lights.new('p', 'POINT'); l.energy = e; l.color = c; l.shadow_soft_size = r; o = bpy.data.objects.new('p', l); bpy.context.collection.objects.link(o); o.location = loc; return o
def sky(stops, size, loc, strength=1.0, rot=(0, 0, 0)):
    """A soft evening sky: a plain gradient from the horizon up, seen by the camera and by glass only."""
    m = bpy.data.materials.new('sky'); m.use_nodes = True; nt = m.node_tree; tc = nt.nodes.new('ShaderNodeTexCoord'); sp = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['Generated'], sp.inputs[0]); cr = nt.nodes.new('ShaderNodeValToRGB'); cr.color_ramp.interpolation = 'EASE'; nt.links.new(sp.outputs['Z'], cr.inputs[0])
    while len(cr.color_ramp.elements) < len(stops): cr.color_ramp.elements.new(0.5)
    for e, (p, c) in zip(cr.color_ramp.elements, stops): e.position = p; e.color = hexc(c)
    e = nt.nodes.new('ShaderNodeEmission'); e.inputs[1].default_value = strength; nt.links.new(cr.outputs[0], e.inputs[0]); nt.links.new(e.outputs[0], nt.nodes['Material Output'].inputs['Surface'])
    w, h = size; o = obj('sky', [(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, 0, h), (-w / 2, 0, h)], [(0, 1, 2, 3)], m); o.location = loc; o.rotation_euler = rot; o.visible_shadow = False; o.visible_diffuse = False; return o

def outside(view, width, loc, rot=0.0, eye=1.35, strength=0.95):
    """A drawn view (posters/make-views.mjs) standing upright, its horizon at the height of the eye."""
    im = outside_mat(os.path.join(os.path.dirname(LABELS), 'views', view + '.png'), strength); w, h = [n for n in im.node_tree.nodes if n.type == 'TEX_IMAGE'][0].image.size; k = width / w; top = eye + k * (430 if view == 'terrace' else 400); x = 1.5 * width; o = obj('outside', [(-x, 0, top - 2 * h * k), (x, 0, top - 2 * h * k), (x, 0, top + h * k), (-x, 0, top + h * k)], [(0, 1, 2, 3)], im, uvs=[(-1, -1), (2, -1), (2, 2), (-1, 2)]); o.location = loc; o.rotation_euler = (0, 0, rot); o.visible_shadow = False; o.visible_diffuse = False; o.visible_glossy = False; return o

# --- masonry --------------------------------------------------------------------------------------------------------
def wall(x0, x1, z0, z1, g, hole=None, tones=PALE, mortar='#d9ceb8', proud=0.012, level=3, course=(0.1, 0.13, 0.17, 0.21)):
    """A rubble wall in the plane y = 0 of group g, facing -y; hole = (centre, half width, sill, springing) leaves a round arch open."""
    ms = stones(tones); mm = once(('mortar', mortar), lambda: mat('mortar', mortar, 0.95, bump=0.6, scale=20, detail=8, bumpdist=0.02)); z = z0
    def solid(a, b, c, d):
        if b > a and d > c: into(g, box('mortar', (b - a, 0.2, d - c), ((a + b) / 2, 0.1, (c + d) / 2), mm))
    if hole:
        cx, hw, b, sp = hole; q = hw + 0.05; solid(x0, cx - q, z0, z1); solid(cx + q, x1, z0, z1); solid(cx - q, cx + q, z0, b); v, f = [], []
        for i in range(33): a = math.pi * i / 32; v += [(cx + math.cos(a) * q, 0, sp + math.sin(a) * q), (cx + math.cos(a) * q, 0, max(z1, sp + q))]
        for i in range(32): f.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
        into(g, obj('span', v, f, mm))
    else: solid(x0, x1, z0, z1)
    while z < z1:
        h = R.choice(course); x = x0 - R.uniform(0, 0.2)
        while x < x1:
            w = R.uniform(0.14, 0.5) * (1.15 if h > 0.16 else 1); px, pz = x + w / 2, z + h / 2
            if not (hole and abs(px - cx) < hw + 0.1 + w * 0.4 and (pz < sp or math.hypot(px - cx, pz - sp) < hw + 0.16 + w * 0.3) and pz > b - 0.04): into(g, rough(box('s', (w - 0.02, 0.12, h - 0.02), (px, 0.06 - proud + R.uniform(-.012, .012), pz), R.choice(ms), bevel=min(0.034, h * 0.2), rot=(R.uniform(-.03, .03), R.uniform(-.05, .05), R.uniform(-.03, .03)), seg=3), 0.08, level=level))
            x += w
        z += h
def arch(g, hole, depth=0.34, n=15, face=0.24, tones=PALE, y=-0.02, sill=True):
    """Dressed stones round the hole of a wall; depth goes back from y."""
    cx, hw, b, sp = hole; ms = stones(tones); yc = y + depth / 2
    def dressed(sz, lc, rot=(0, 0, 0)): into(g, rough(box('v', sz, lc, R.choice(ms), bevel=0.012, rot=rot, seg=2), 0.012, 0.06))
    for i in range(n): a = math.pi * (i + 0.5) / n; dressed((face, depth + R.uniform(-.015, .015), math.pi * (hw + face / 2 - 0.02) / n - 0.006), (cx + math.cos(a) * (hw + face / 2 - 0.02), yc, sp + math.sin(a) * (hw + face / 2 - 0.02)), (0, -a, 0))
    k = max(1, round((sp - b) / 0.27)); hh = (sp - b) / k
    for sx in (-1, 1):
        for i in range(k): w = face + (0.1 if (i + (sx > 0)) % 2 else 0.0); dressed((w, depth, hh - 0.006), (cx + sx * (hw + w / 2 - 0.02), yc, b + (i + 0.5) * hh))
    if sill: dressed((2 * hw + 0.5, depth + 0.1, 0.08), (cx, yc - 0.03, b - 0.035))
def barrel(x, r, y0, y1, spring, m, n=48, k=30):
    """Plastered barrel vault over the axis x = const, a little uneven, seen from below."""
    v, f = [], []
    for j in range(k + 1):
        for i in range(n + 1): a = math.pi * i / n; q = r + 0.014 * math.sin(a * 5 + j * 0.7) * math.sin(j * 0.41 + a); v.append((x + math.cos(a) * q, y0 + (y1 - y0) * j / k, spring + math.sin(a) * q))
    for j in range(k):
        for i in range(n): c = j * (n + 1) + i; f.append((c, c + 1, c + n + 2, c + n + 1))
    return obj('vault', v, f, m, True)
def flags(x0, x1, y0, y1, z=0.0, tones=PALE, size=(0.35, 0.75), rough_=0.6, gap=0.008, dirt='#8d8068'):
    """Stone paving in rows of uneven slabs."""
    ms = [once(('flag', c, rough_), lambda: mat('flag', c, rough_, bump=0.4, scale=7, detail=10, var=0.3, var2=d, bumpdist=0.01, objrand=0.12)) for c, d in tones]; box('bed', (x1 - x0 + 1, y1 - y0 + 1, 0.1), ((x0 + x1) / 2, (y0 + y1) / 2, z - 0.062), once(('dirt', dirt), lambda: mat('dirt', dirt, 0.95, bump=0.5, scale=30))); y = y0
    while y < y1:
        d = R.uniform(*size) * 0.85; x = x0 - R.uniform(0, 0.4)
        while x < x1: w = R.uniform(*size); box('flag', (w - gap, d - gap, 0.05), (x + w / 2, y + d / 2, z - 0.025 + R.uniform(-.0015, .0015)), R.choice(ms), bevel=0.006, rot=(R.uniform(-.003, .003), R.uniform(-.003, .003), R.uniform(-.006, .006))); x += w
        y += d
def tiles(x0, x1, y0, y1, s=0.2, color='#a8623f', dark='#8a4a2e', z=0.0):
    m = once(('tile', color), lambda: mat('tile', color, 0.55, bump=0.25, scale=9, var=0.35, var2=dark, objrand=0.2, bumpdist=0.006)); box('bed', (x1 - x0, y1 - y0, 0.1), ((x0 + x1) / 2, (y0 + y1) / 2, z - 0.0545), mat('joint', '#9c8a70', 0.95))
    for i in range(round((x1 - x0) / s)):
        for j in range(round((y1 - y0) / s)): box('tile', (s - 0.008, s - 0.008, 0.02), (x0 + (i + .5) * s, y0 + (j + .5) * s, z - 0.01 + R.uniform(-.001, .001)), m, bevel=0.004, rot=(R.uniform(-.004, .004), R.uniform(-.004, .004), R.uniform(-.008, .008)))
def floorboards(x0, x1, y0, y1, tone=OAK, w=0.19):
    box('sub', (x1 - x0 + 1, y1 - y0 + 4, 0.04), ((x0 + x1) / 2, (y0 + y1) / 2, -0.05), mat('sub', '#2e2018', 0.9)); x = x0
    while x < x1:
        y = y0 - R.random()
        while y < y1: l = R.uniform(1.4, 2.6); plank((w - 0.004, l - 0.004, 0.03), (x + w / 2, y + l / 2, -0.015), tone, 0.002, rough=0.45); y += l
        x += w

# --- cloth ----------------------------------------------------------------------------------------------------------
def disc(r, n=360): return [(r * math.cos(i / n * math.tau), r * math.sin(i / n * math.tau), math.cos(i / n * math.tau), math.sin(i / n * math.tau), 0.0) for i in range(n)]
def oblong(a, b, r=0.03, step=0.02):
    """Outline of a table top with rounded corners: x, y, normal, how much of a corner it is."""
    out = []
    for cx, cy, t0, run in ((a - r, -b + r, -math.pi / 2, 2 * (b - r)), (a - r, b - r, 0, 2 * (a - r)), (-a + r, b - r, math.pi / 2, 2 * (b - r)), (-a + r, -b + r, math.pi, 2 * (a - r))):
        for i in range(9): t = t0 + math.pi / 2 * i / 8; out.append((cx + r * math.cos(t), cy + r * math.sin(t), math.cos(t), math.sin(t), 1.0))
        t = t0 + math.pi / 2; tx, ty = -math.sin(t), math.cos(t); n = int(run / step); px, py = cx + r * math.cos(t), cy + r * math.sin(t)
        for i in range(1, n): d = i / n * run; out.append((px + tx * d, py + ty * d, math.cos(t), math.sin(t), max(0, 1 - min(d, run - d) / 0.22) ** 2))
    return out
def drape(out, z, drop, m, wave=0.24, amp=0.045, rings=26):
    """A cloth hung over the outline: the folds are written down, not simulated; they open towards the hem and differ in number and depth."""
    A = len(out); s = [0.0]
    for (x, y, *_), (u, w, *_) in zip(out, out[1:]): s.append(s[-1] + math.hypot(u - x, w - y))
    L = s[-1] + math.hypot(out[0][0] - out[-1][0], out[0][1] - out[-1][1]); k = round(L / wave); p = [R.uniform(0, 6.28) for _ in range(6)]; v, f = [(0, 0, z)], []
    def fold(t): return 0.55 * math.cos(k * t + p[0] + 0.9 * math.sin(2 * t + p[1])) + 0.3 * math.cos(round(k * .55) * t + p[2]) + 0.22 * math.cos(round(k * 1.6) * t + p[3] + 1.1 * math.sin(3 * t + p[4]))
    for i in range(1, 9):
        for x, y, *_ in out: v.append((x * i / 8, y * i / 8, z))
    for i in range(1, rings + 1):
        for j, (x, y, nx, ny, c) in enumerate(out): d = drop * i / rings; q = min(1, d / 0.04); t = s[j] / L * math.tau; fo = fold(t); o = 0.014 * q + amp * (1 + 0.8 * c) * min(1, d / (0.75 * drop)) ** 0.8 * (0.8 + fo) + 0.06 * d; v.append((x + nx * o, y + ny * o, z - (d * (1 + 0.16 * c) - 0.014 * q) * (0.985 - 0.015 * fo) * (0.35 + 0.65 * q)))
    for j in range(A): f.append((0, 1 + j, 1 + (j + 1) % A))
    for i in range(1, 8 + rings):
        for j in range(A): a, b = 1 + (i - 1) * A + j, 1 + (i - 1) * A + (j + 1) % A; f.append((a, a + A, b + A, b))
    return obj('cloth', v, f, m, True)
def sheet(w, d, m, z=lambda x, y: 0.0, nx=80, ny=80, th=0.0):
    """A flat cloth whose height is a function of the place."""
    v = [((i / nx - .5) * w, (j / ny - .5) * d, z((i / nx - .5) * w, (j / ny - .5) * d)) for j in range(ny + 1) for i in range(nx + 1)]; o = obj('sheet', v, [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)], m, True, uvs=[(i / nx, j / ny) for j in range(ny + 1) for i in range(nx + 1)])
    if th: so = o.modifiers.new('so', 'SOLIDIFY'); so.thickness = th; so.offset = 1
    return o
def folded(w, d, layers, th, m, loc, rz=0.0, slack=0.004):
    """A folded cloth (towel, napkin): layers lie unevenly on each other and join in soft folds at the front."""
    g = group(loc, (0, 0, rz)); q = R.uniform(0, 6)
    for i in range(layers):
        o = box('fold', (w - R.uniform(0, slack), d - R.uniform(0, slack), th * 1.06), (R.uniform(-slack, slack) / 2, R.uniform(-slack, slack) / 2, th * (i + 0.5)), m, bevel=th * 0.48, rot=(0, 0, R.uniform(-.012, .012)), seg=4); su = o.modifiers.new('s', 'SUBSURF'); su.subdivision_type = 'SIMPLE'; su.levels = su.render_levels = 4; into(g, o); rough(o, th * 0.35, 0.12, 0)
    return g
def rolled(r, length, m, loc, rz=0.0, turns=4.2):
    """A rolled towel lying along its axis: a spiral with uneven ends."""
    n = int(turns * 40); v, f = [], []; K = 10; q = R.uniform(0, 6)
    for i in range(n + 1):
        t = i / n; a = t * turns * math.tau + 2.4; rr = r * (0.12 + 0.88 * t) * (1 + 0.02 * math.sin(2 * a + q))
        for j in range(K + 1): u = j / K * 2 - 1; w = 1 - 0.03 * abs(u) ** 6; v.append((u * (length / 2 + 0.006 * math.sin(a * 0.7 + q) * abs(u)), rr * w * math.cos(a), r + rr * w * math.sin(a) * 0.95))
    for i in range(n):
        for j in range(K): b = i * (K + 1) + j; f.append((b, b + 1, b + K + 2, b + K + 1))
    o = obj('roll', v, f, m, True); so = o.modifiers.new('so', 'SOLIDIFY'); so.thickness = r * 0.88 / turns * 0.86; so.offset = -1; o.location = loc; o.rotation_euler = (0, 0, rz); su = o.modifiers.new('sb', 'SUBSURF'); su.levels = su.render_levels = 1; return o
def cushion(loc, rot, w, h, t, m, seed=1):
    N = 40; q = random.Random(seed); p = [q.uniform(0, 6) for _ in range(4)]; v, f = [], []
    for side in (1, -1):
        for j in range(N + 1):
            for i in range(N + 1):
                u, k = i / N * 2 - 1, j / N * 2 - 1; e = max(0, (1 - abs(u) ** 2.6) * (1 - abs(k) ** 2.6)) ** 0.48; wr = 0.05 * math.sin(u * 7 + p[0] + k * 3) * math.sin(k * 6 + p[1]) + 0.05 * math.sin((u + k) * 8 + p[2]) * abs(u * k) + 0.06 * math.sin(math.atan2(k, u) * 13 + p[3]) * min(1, abs(u) ** 6 + abs(k) ** 6); v.append((u * w / 2 * (1 - 0.07 * (1 - k * k) * abs(u)), k * h / 2 * (1 - 0.09 * (1 - u * u) * abs(k)), side * t / 2 * e * (1 + wr * 2.2)))
    M = (N + 1) ** 2
    for sd in (0, 1):
        for j in range(N):
            for i in range(N): b = sd * M + j * (N + 1) + i; qd = (b, b + 1, b + N + 2, b + N + 1); f.append(qd if sd == 0 else qd[::-1])
    o = obj('cushion', v, f, m, True); o.location = loc; o.rotation_euler = rot; ww = o.modifiers.new('w', 'WELD'); ww.merge_threshold = 0.001; sb = o.modifiers.new('sb', 'SUBSURF'); sb.levels = sb.render_levels = 1; return o

# --- tableware ------------------------------------------------------------------------------------------------------
def plate(loc, r=0.14, m=None, line=None):
    x, y, z = loc; lathe('pl', smooth_prof([(0, 0.004), (r * 0.55, 0.004), (r * 0.6, 0.0005), (r * 0.64, 0.001), (r * 0.68, 0.006), (r * 0.75, 0.0125), (r * 0.98, 0.021), (r, 0.023), (r * 0.99, 0.0245), (r * 0.76, 0.0165), (r * 0.66, 0.0088), (r * 0.5, 0.0075), (0, 0.0075)], 7), m or porcelain(), 128, loc)
    if line: lathe('line', [(r * 0.955, 0.02335), (r * 0.968, 0.02385)], mat('line', line, 0.25, coat=0.4), 128, loc)
def stem_glass():
    """The solid glass of stem and foot: it gathers the light of the room and shows a dark edge, where the thin bowl lets everything through."""
    def make():
        m = mat('stemglass', '#e9e6dc', 0.05, spec=0.8, coat=0.6); nt = m.node_tree; b = nt.nodes['Principled BSDF']; tr = nt.nodes.new('ShaderNodeBsdfTransparent'); tr.inputs[0].default_value = (0.8, 0.82, 0.8, 1); lw = nt.nodes.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value = 0.42; mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs['To Min'].default_value = 0.28; mr.inputs['To Max'].default_value = 0.8; nt.links.new(lw.outputs['Facing'], mr.inputs['Value']); cr = nt.nodes.new('ShaderNodeMixRGB'); cr.inputs[1].default_value = hexc('#f3efe4'); cr.inputs[2].default_value = hexc('#4a4440'); nt.links.new(lw.outputs['Facing'], cr.inputs[0]); nt.links.new(cr.outputs[0], b.inputs['Base Color']); mx = nt.nodes.new('ShaderNodeMixShader'); nt.links.new(mr.outputs[0], mx.inputs[0]); nt.links.new(tr.outputs[0], mx.inputs[1]); nt.links.new(b.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], nt.nodes['Material Output'].inputs['Surface']); return m
    return once('stemglass', make)
def wineglass(loc, h=0.215, bw=0.045, fill=None, k=0.34):
    b0 = h * 0.45; ou = smooth_prof([(0, 0.0006), (0.031, 0.0006), (0.0345, 0.0009), (0.0345, 0.0015), (0.02, 0.0036), (0.0052, 0.011), (0.0036, 0.03), (0.0036, b0 * 0.85), (0.006, b0), (bw * 0.6, b0 + 0.018), (bw, b0 + 0.05), (bw * 0.98, h * 0.82), (bw * 0.8, h)], 7); inn = smooth_prof([(bw * 0.8 - 0.0012, h), (bw * 0.98 - 0.0013, h * 0.82), (bw - 0.0014, b0 + 0.05), (bw * 0.6 - 0.0012, b0 + 0.0195), (0, b0 + 0.003)], 7); g = group(loc, (0, 0, R.uniform(0, 6))); cutz = b0 + 0.004; into(g, lathe('gl', [q for q in ou if q[1] >= cutz] + inn, thin_glass(), 72), lathe('stem', [q for q in ou if q[1] < cutz], stem_glass(), 72))
    if fill: zt = b0 + (h - b0) * k; rt = float(np.interp(zt, [q[1] for q in inn[::-1]], [q[0] for q in inn[::-1]])); into(g, lathe('wine', [(0, zt), (rt - 0.002, zt), (rt - 0.0003, zt + 0.0008)] + [(max(0, q[0] - 0.0003), q[1]) for q in inn if q[1] < zt - 0.001], fill, 72))
    return g
def red(): return once('red', lambda: mat('red', '#4a0714', 0.05, spec=0.5))
def white(): return once('white', lambda: mat('white', '#d9b04e', 0.05, spec=0.5, bump=0.0))
def water_in(): return thin_glass((0.96, 0.98, 0.98, 1), (0.5, 0.56, 0.55, 1))
def tumbler(loc, h=0.085, r=0.036, fill=None, k=0.5, tint=(0.93, 0.97, 0.93, 1)):
    """A thick pressed glass, not quite round."""
    pr = smooth_prof([(0, 0.001), (r * 0.7, 0.001), (r * 0.82, 0.003), (r * 0.86, 0.01), (r * 0.93, h * 0.5), (r, h - 0.001), (r - 0.0012, h), (r - 0.0026, h - 0.001), (r * 0.93 - 0.0028, h * 0.5), (r * 0.84 - 0.003, 0.016), (r * 0.6, 0.0125), (0, 0.0115)], 6); g = group(loc, (0, 0, R.uniform(0, 6))); o = lathe('tum', pr, thin_glass(tint, (0.34, 0.42, 0.36, 1)), 96)
    for v in o.data.vertices: a = math.atan2(v.co.y, v.co.x); w = 1 + 0.012 * math.cos(9 * a) * min(1, v.co.z / 0.02) * max(0, 1 - v.co.z / (h * 0.8)); v.co.x *= w; v.co.y *= w
    into(g, o)
    if fill: zt = 0.0125 + (h - 0.0125) * k; into(g, lathe('drink', [(0, zt), (r * (0.86 + 0.14 * zt / h) - 0.0036, zt), (r * (0.86 + 0.14 * zt / h) - 0.0028, zt + 0.0007), (r * 0.84 - 0.0032, 0.017), (r * 0.6, 0.0135), (0, 0.013)], fill, 72))
    return g
def bar(stations, m, loc=(0, 0, 0), rz=0.0, n=12):
    """Rounded bar along y through (y, z, half width, half thickness): cutlery, handles."""
    st = smooth_prof(stations, 5); v, f = [], []
    for y, z, w, t in st:
        for i in range(n): a = i / n * math.tau; v.append((w * math.copysign(abs(math.cos(a)) ** 0.7, math.cos(a)), y, z + t * math.sin(a)))
    for j in range(len(st) - 1):
        for i in range(n): a, b = j * n + i, j * n + (i + 1) % n; f.append((a, b, b + n, a + n))
    f += [tuple(range(n))[::-1], tuple(range(len(v) - n, len(v)))]; o = obj('bar', v, f, m, True); o.location = loc; o.rotation_euler = (0, 0, rz); o.data.use_auto_smooth = True; return o
def fork(loc, rz=0.0, m=None):
    m = m or steel(); g = group(loc, (0, 0, rz)); into(g, bar([(-0.1, 0.0028, 0.0068, 0.0014), (-0.094, 0.0026, 0.0082, 0.0014), (-0.06, 0.005, 0.0056, 0.0014), (-0.01, 0.0105, 0.0032, 0.0017), (0.025, 0.0085, 0.0042, 0.0014), (0.036, 0.0062, 0.0104, 0.0011), (0.046, 0.005, 0.0122, 0.001), (0.056, 0.0044, 0.0122, 0.001), (0.0585, 0.0043, 0.0116, 0.001)], m))
    for d in (-0.0098, -0.0033, 0.0033, 0.0098): into(g, bar([(0.054, 0.0044, 0.0022, 0.001), (0.075, 0.0048, 0.0019, 0.0009), (0.095, 0.0078, 0.0016, 0.0008), (0.1, 0.0092, 0.0007, 0.0006)], m, (d, 0, 0)))
    return g
def knife(loc, rz=0.0, m=None):
    m = m or steel(); g = group(loc, (0, 0, rz)); return into(g, bar([(-0.115, 0.004, 0.0076, 0.003), (-0.108, 0.004, 0.0088, 0.0036), (-0.06, 0.004, 0.0074, 0.0036), (-0.012, 0.004, 0.0056, 0.0032), (0.0, 0.004, 0.0068, 0.0024)], m), bar([(-0.003, 0.0034, 0.0066, 0.0011), (0.012, 0.0034, 0.0094, 0.0009), (0.07, 0.0034, 0.0102, 0.0008), (0.104, 0.0034, 0.0072, 0.0006), (0.115, 0.0034, 0.0016, 0.0004)], m, (0.0015, 0, 0)))
def spoon(loc, rz=0.0, m=None, k=1.0):
    m = m or steel(); g = group(loc, (0, 0, rz), k); o = lathe('bowl', smooth_prof([(0, -0.0066), (0.6, -0.0048), (0.9, -0.0016), (1.0, 0.0012), (0.97, 0.0016), (0.87, -0.0008), (0.58, -0.0036), (0, -0.0054)], 5), m, 48)
    for v in o.data.vertices: v.co.x *= 0.0205; v.co.y *= 0.031
    o.location = (0, 0.064, 0.0072); return into(g, o, bar([(-0.1, 0.0028, 0.0068, 0.0014), (-0.094, 0.0026, 0.0082, 0.0014), (-0.06, 0.005, 0.0056, 0.0014), (-0.01, 0.0105, 0.0034, 0.0017), (0.022, 0.0096, 0.0036, 0.0015), (0.037, 0.0074, 0.006, 0.0011), (0.044, 0.0056, 0.0056, 0.0009)], m))
def flame(loc, k=1.0):
    g = group(loc, (0, 0, 0), k); o = lathe('flame', smooth_prof([(0, 0.0), (0.0036, 0.004), (0.0052, 0.011), (0.0036, 0.022), (0.0014, 0.031), (0, 0.036)], 6), emis((1, 0.46, 0.16, 1), 9), 24); o.visible_diffuse = False; o.visible_shadow = False; into(g, lathe('wick', [(0.0006, -0.006), (0.0006, 0.004), (0, 0.004)], mat('wick', '#2a1c14', 0.9), 8), o); return g
def wax():
    """Plain diffuse: light in the wax is painted as a faint glow that fades downwards."""
    def make():
        m = mat('wax', '#f3e5c8', 0.5, spec=0.3); nt = m.node_tree; b = nt.nodes['Principled BSDF']; tc = nt.nodes.new('ShaderNodeTexCoord'); sp = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['Generated'], sp.inputs[0]); mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs['From Min'].default_value = 0.45; mr.inputs['To Max'].default_value = 0.5; nt.links.new(sp.outputs['Z'], mr.inputs['Value']); nt.links.new(mr.outputs[0], b.inputs['Emission Strength']); b.inputs['Emission'].default_value = (1, 0.5, 0.2, 1); return m
    return once('wax', make)
def candle(loc, h=0.17, e=5.5, holder=True):
    x, y, z = loc; zb = 0.062 if holder else 0.0
    if holder: lathe('hold', smooth_prof([(0, 0), (0.045, 0), (0.047, 0.004), (0.044, 0.007), (0.03, 0.009), (0.012, 0.016), (0.0095, 0.03), (0.0095, 0.05), (0.016, 0.06), (0.0165, 0.074), (0.0125, 0.075)], 6), brass(), 64, loc)
    r = 0.0105 if holder else 0.03; lathe('cand', smooth_prof([(0, zb + h - 0.002), (r * 0.5, zb + h - 0.003), (r * 0.9, zb + h + 0.001), (r, zb + h - 0.003), (r, zb + h - 0.003), (r * 1.02, zb)], 5), wax(), 48, loc); flame((x, y, z + zb + h + 0.004)); point((x, y, z + zb + h + 0.026), e, (1, 0.58, 0.27), 0.012)
def rush(color):
    """Woven rush: cords run round the seat in four triangles."""
    def make():
        m = mat('rush', color, .8, bump=.2, scale=26, var=.35, bumpdist=.002); nt = m.node_tree; b = nt.nodes['Principled BSDF']; tc = nt.nodes.new('ShaderNodeTexCoord'); sp = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['Object'], sp.inputs[0]); src = []
        for k in 'XY': q = nt.nodes.new('ShaderNodeMath'); q.operation = 'ABSOLUTE'; nt.links.new(sp.outputs[k], q.inputs[0]); src.append(q.outputs[0])
        def step(op, a, v): q = nt.nodes.new('ShaderNodeMath'); q.operation = op; nt.links.new(a, q.inputs[0]); (nt.links.new(v, q.inputs[1]) if not isinstance(v, float) else setattr(q.inputs[1], 'default_value', v)); return q.outputs[0]
        cord = step('POWER', step('ABSOLUTE', step('SINE', step('MULTIPLY', step('MAXIMUM', *src), 340.0), 0.0), 0.0), 0.6); bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = 1.0; bp.inputs['Distance'].default_value = .004; nt.links.new(cord, bp.inputs['Height']); nt.links.new(bp.outputs[0], b.inputs['Normal']); base = b.inputs['Base Color'].links[0].from_socket; mx = nt.nodes.new('ShaderNodeMixRGB'); mx.blend_type = 'MULTIPLY'; mx.inputs[0].default_value = .55; nt.links.new(base, mx.inputs[1]); nt.links.new(cord, mx.inputs[2]); nt.links.new(mx.outputs[0], b.inputs['Base Color']); return m
    return once(('rush', color), make)
def chair(loc, rz, tone=WALNUT, seat='#c2a169'):
    g = group(loc, (0, 0, rz)); rake = 0.1
    for sx in (-1, 1):
        into(g, plank((.034, .034, .45), (sx * .19, -.19, .225), tone, .008)); b = plank((.034, .03, .99), (sx * .18, .2, .49), tone, .008, rot=(-rake, 0, 0)); into(g, b)
        for zz in (.15, .27): into(g, plank((.02, .37, .022), (sx * .188, 0.0, zz), tone, .006))
    for zz in (.19, .33): into(g, plank((.36, .02, .022), (0, -.19, zz), tone, .006))
    for zz, hh in ((.6, .05), (.75, .055), (.91, .075)):  # bowed back rails
        v, f = [], []
        for i in range(17): u = i / 16 * 2 - 1; yy = .2 + (zz - .49) * rake + .022 * (1 - u * u); top = hh / 2 + .012 * (1 - u * u); v += [(u * .17, yy - .008, zz - hh / 2), (u * .17, yy + .008, zz - hh / 2), (u * .17, yy + .008, zz + top), (u * .17, yy - .008, zz + top)]
        for i in range(16):
            for q in range(4): f.append((i * 4 + q, i * 4 + (q + 1) % 4, i * 4 + 4 + (q + 1) % 4, i * 4 + 4 + q))
        o = obj('rail', v, f, wood(*tone, axis=0)); be = o.modifiers.new('b', 'BEVEL'); be.width = .004; be.segments = 2; into(g, o)
    into(g, box('seat', (.43, .42, .034), (0, 0, .452), rush(seat), bevel=.015, seg=3)); return g

# --- leaves ---------------------------------------------------------------------------------------------------------
def leaf_mat(front, back, var=0.3):
    def make():
        m = mat('leaf', front, 0.42, spec=0.45); nt = m.node_tree; b = nt.nodes['Principled BSDF']; ge = nt.nodes.new('ShaderNodeNewGeometry'); mx = nt.nodes.new('ShaderNodeMixRGB'); mx.inputs[1].default_value = hexc(front); mx.inputs[2].default_value = hexc(back); nt.links.new(ge.outputs['Backfacing'], mx.inputs[0]); oi = nt.nodes.new('ShaderNodeObjectInfo'); hs = nt.nodes.new('ShaderNodeHueSaturation'); mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs['To Min'].default_value = 1 - var; mr.inputs['To Max'].default_value = 1 + var; ad = nt.nodes.new('ShaderNodeMath'); ad.operation = 'ADD'; fr = nt.nodes.new('ShaderNodeMath'); fr.operation = 'FRACT'; nt.links.new(oi.outputs['Random'], ad.inputs[0]); nt.links.new(ge.outputs['Random Per Island'], ad.inputs[1]); nt.links.new(ad.outputs[0], fr.inputs[0]); nt.links.new(fr.outputs[0], mr.inputs['Value']); nt.links.new(mr.outputs[0], hs.inputs['Value']); nt.links.new(mx.outputs[0], hs.inputs['Color']); nt.links.new(hs.outputs[0], b.inputs['Base Color'])
        tl = nt.nodes.new('ShaderNodeBsdfTranslucent'); nt.links.new(hs.outputs[0], tl.inputs['Color']); ms = nt.nodes.new('ShaderNodeMixShader'); ms.inputs[0].default_value = 0.3; nt.links.new(b.outputs[0], ms.inputs[1]); nt.links.new(tl.outputs[0], ms.inputs[2]); nt.links.new(ms.outputs[0], nt.nodes['Material Output'].inputs['Surface']); return m
    return once(('leafm', front), make)
def leaf_mesh(length=0.056, width=0.0058, front='#4c5f33', back='#a3ab88', shape=0.8, curl=0.25, tooth=0.0, fold=0.35):
    """One leaf along x: shape < 1 widens it towards the tip, > 1 is not used; tooth notches the edge (mulberry)."""
    def make():
        v, f = [], []; N = 18
        for i in range(N + 1):
            t = i / N; w = width * math.sin(math.pi * t ** shape) ** 0.85 * (1 + (tooth * (1 if i % 2 else -1) if 0 < i < N else 0)); z = length * (0.06 * math.sin(t * 3) + curl * 0.3 * t * t * -1)
            for sgn in (-1, -.5, 0, .5, 1): v.append((t * length, sgn * w, z + abs(sgn) * w * fold))
        for i in range(N):
            for q in range(4): a = i * 5 + q; f.append((a, a + 5, a + 6, a + 1))
        me = bpy.data.meshes.new('leaf'); me.from_pydata(v, [], f); me.materials.append(leaf_mat(front, back)); [setattr(p, 'use_smooth', True) for p in me.polygons]; return me
    return once(('leaf', length, width, front), make)
def olive_leaf(): return leaf_mesh()
def bay_leaf(): return leaf_mesh(0.082, 0.0145, '#3c5227', '#8d9a66', 0.9, 0.15)
def mulberry_leaf(): return leaf_mesh(0.115, 0.046, '#4f6a2c', '#8fa35e', 0.62, 0.35, 0.05, 0.22)
def put(me, loc, rot, k=1.0): l = bpy.data.objects.new('l', me); bpy.context.collection.objects.link(l); l.location = loc; l.rotation_euler = rot; l.scale = (k,) * 3; return l
def foliage(me, at):
    """Many leaves as one mesh (thousands of objects would be slow): at = [(place, rotation, scale)...]."""
    co = np.empty(len(me.vertices) * 3, np.float32); me.vertices.foreach_get('co', co); co = co.reshape(-1, 3); fc = np.array([tuple(p.vertices) for p in me.polygons]); n = len(co); v = np.concatenate([co @ np.array(r.to_matrix() if isinstance(r, Euler) else r).T * k + np.array(p) for p, r, k in at]); f = np.concatenate([fc + i * n for i in range(len(at))]); return obj('leaves', v.tolist(), f.tolist(), me.materials[0], True)
def stems(lines, r0=0.002, r1=0.0007, m=None):
    cu = bpy.data.curves.new('stem', 'CURVE'); cu.dimensions = '3D'; cu.bevel_depth = 1.0; cu.bevel_resolution = 2
    for pts in lines:
        sp = cu.splines.new('POLY'); sp.points.add(len(pts) - 1)
        for i, q in enumerate(pts): sp.points[i].co = (*q, 1); sp.points[i].radius = r0 + (r1 - r0) * i / max(1, len(pts) - 1)
    o = bpy.data.objects.new('stem', cu); bpy.context.collection.objects.link(o); cu.materials.append(m or once('bark', lambda: mat('bark', '#6a5a44', 0.85, bump=0.5, scale=90, var=0.3, bumpdist=0.004))); return o
def stem(pts, r0=0.002, r1=0.0007, m=None): return stems([pts], r0, r1, m)
def twig(p0, yaw, length, pairs, bend=0.3, lift=0.006, leaf=None, k=1.0):
    """A cut twig lying on a table."""
    leaf = leaf or olive_leaf(); M = 24; pts = []
    for i in range(M + 1): t = i / M; pts.append((V(p0) + V((math.cos(yaw + bend * t * 0.5) * length * t, math.sin(yaw + bend * t * 0.5) * length * t, 0.003 + lift * math.sin(t * 2.6))), yaw + bend * t))
    stem([q for q, _ in pts], 0.0024 * k, 0.0008 * k)
    for i in range(pairs):
        q, a = pts[int((0.12 + 0.88 * i / pairs) * M)]
        for sg in (-1, 1): put(leaf, q, (R.uniform(-.6, .6), R.uniform(-.5, -.02), a + sg * R.uniform(.45, .95)), k * R.uniform(.78, 1.12) * (1.05 - .35 * i / pairs))
    put(leaf, pts[-1][0], (0, -.12, pts[-1][1]), k)
def spray(base, tip, n, leaf, k=1.0, sag=0.0, r=0.004, droop=0.6, petiole=0.0):
    """A bough from base to tip with leaves all round it that lean outwards and hang."""
    b, e = V(base), V(tip); d = (e - b).normalized(); side = d.cross(V((0, 0, 1))).normalized() if abs(d.z) < 0.95 else V((1, 0, 0)); up = side.cross(d); pts = [b.lerp(e, t / 12) + V((0, 0, -sag * (t / 12) ** 2)) + side * 0.03 * math.sin(t * 0.7) for t in range(13)]; at, stalks = [], []; stem(pts, r, r * 0.3)
    for i in range(n):
        t = (0.12 + 0.88 * (i + R.random()) / n) * 12; j = min(11, int(t)); q = pts[j].lerp(pts[j + 1], t - j); a = i * 2.4 + R.uniform(-.5, .5); dirn = (d * R.uniform(.3, .9) + (side * math.cos(a) + up * math.sin(a)) * 0.9 + V((0, 0, -droop)) * R.uniform(.4, 1.2)).normalized(); at.append((q + dirn * petiole, dirn.to_track_quat('X', 'Z').to_matrix() @ Matrix.Rotation(R.uniform(-.7, .7), 3, 'X'), k * R.uniform(.6, 1.15))); stalks.append([q, q + dirn * petiole])
    foliage(leaf, at)
    if petiole: stems(stalks, r * 0.35, r * 0.25)
def olives_fruit(loc, ripe=True, k=1.0):
    m = once(('olive', ripe), lambda: mat('ol', '#2a1520', 0.26, coat=0.25, var=0.4, var2='#4a2a3a', scale=30) if ripe else mat('ol', '#5f6b25', 0.3, coat=0.2, var=0.3, var2='#7d8a38', scale=30)); o = lathe('olive', smooth_prof([(0, -0.0102), (0.0042, -0.009), (0.0076, -0.0038), (0.0078, 0.0023), (0.0045, 0.0086), (0.0012, 0.0104), (0, 0.0108)], 5), m, 36); o.scale = (k,) * 3; o.rotation_euler = (R.uniform(1.4, 1.7), 0, R.uniform(0, 6)); o.location = V(loc) + V((0, 0, 0.0078 * k)); return o
def leafshade(target, direction, dist, size, n, k=(0.1, 0.04), clear=0.0, seed=1):
    """Leaves between the sun and the target that only their shadow shows."""
    q = random.Random(seed); d = V(direction).normalized(); u = d.cross(V((0, 0, 1))).normalized(); w = u.cross(d).normalized(); c = V(target) - d * dist; m = once('gobo', lambda: mat('gobo', '#20301a', 0.9)); v, f = [], []
    for _ in range(n):
        x, y = q.uniform(-.5, .5) * size[0], q.uniform(-.5, .5) * size[1]
        if math.hypot(x, y) < clear: continue
        a, l, b = q.uniform(0, 6.28), k[0] * q.uniform(.7, 1.3), k[1] * q.uniform(.7, 1.3); n0 = len(v)
        for t, s in ((-.5, 0), (-.2, .5), (.15, .45), (.5, 0), (.15, -.45), (-.2, -.5)): px, py = t * l, s * b; v.append(tuple(c + u * (x + px * math.cos(a) - py * math.sin(a)) + w * (y + px * math.sin(a) + py * math.cos(a)) + d * q.uniform(-.15, .15)))
        f.append(tuple(range(n0, n0 + 6)))
    o = obj('gobo', v, f, m); o.visible_camera = o.visible_diffuse = o.visible_glossy = o.visible_transmission = False; return o
