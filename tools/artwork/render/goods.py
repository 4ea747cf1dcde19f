"""The goods of the shop: one slab, one light, one wall colour for each kind.
usage: blender -b -P goods.py -- SHOT OUT WIDTH HEIGHT SAMPLES LABEL_DIR   (shoot.py calls this)"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
from stone import fbm, grid_mesh, painted_mat
SHOT, OUT, W, H, SPP, LABELS = sys.argv[sys.argv.index('--') + 1:][:6]
s = reset(); s.cycles.transmission_bounces = 14; s.cycles.max_bounces = 14; s.cycles.transparent_max_bounces = 24
WALL = {'oil': '#d6c8b1', 'vinegar': '#a9b4b1', 'tea': '#bab9a0', 'gift': '#c8a592', 'set': '#a9a48a', 'care': '#c4b0aa', 'stone': '#978a8b'}
PAPER = {'bianchera': '#331529', 'buza': '#5a2a1b', 'rosulja': '#571f29', 'leccino': '#2e3820', 'murva-cuvee': '#1a0e19'}  # capsule of each oil

# --- materials ------------------------------------------------------------------------------------------------------
def shadow_tint(m, tint):
    """Clear things let the light through in shadows, tinted (no caustics needed)."""
    nt = m.node_tree; lp = nt.nodes.new('ShaderNodeLightPath'); tr = nt.nodes.new('ShaderNodeBsdfTransparent'); tr.inputs['Color'].default_value = tint; mx = nt.nodes.new('ShaderNodeMixShader'); nt.links.new(lp.outputs['Is Shadow Ray'], mx.inputs[0]); nt.links.new(nt.nodes['Principled BSDF'].outputs[0], mx.inputs[1]); nt.links.new(tr.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], nt.nodes['Material Output'].inputs['Surface']); return m
memo = {}
def once(key, make):
    if key not in memo: memo[key] = make()
    return memo[key]
def clear(color, tint, ior=1.5, rough=0.0): return once((color, tint, ior), lambda: shadow_tint(mat('clear', color, rough, trans=1.0, ior=ior, spec=0.5), tint))
GREEN = lambda: clear('#8fb04c', (0.45, 0.6, 0.12, 1), 1.5, 0.02); OIL = lambda: clear('#e6d04a', (0.75, 0.62, 0.08, 1), 1.47)
def png(n): return os.path.join(LABELS, n + '.png')

# --- stage: slab, wall, light ---------------------------------------------------------------------------------------
def stage(wall, seed=7, sunpow=7.0, bars=True, leaves=46, key=5.5, wallgap=0.0):
    R.seed(seed)
    stone = mat('stone', '#cfc3ad', 0.62, bump=0.5, scale=9, detail=10, var=0.3, var2='#ad9f88', bumpdist=0.012); plaster = mat('plaster', wall, 0.9, bump=0.35, scale=3.2, detail=9, var=0.16, bumpdist=0.03)
    slab = box('slab', (1.9, 0.7, 0.06), (0.1, -0.02, -0.03), stone, bevel=0.006, seg=3); sub = slab.modifiers.new('s', 'SUBSURF'); sub.subdivision_type = 'SIMPLE'; sub.levels = sub.render_levels = 6
    tx = bpy.data.textures.new('t', 'CLOUDS'); tx.noise_scale = 0.09; tx.noise_depth = 4; d = slab.modifiers.new('d', 'DISPLACE'); d.texture = tx; d.strength = 0.003; d.texture_coords = 'GLOBAL'
    box('wall', (6, 0.1, 4), (0, 0.62 + wallgap, 1), plaster); box('floor', (6, 6, 0.1), (0, 0, -0.8), mat('dark', '#6b5140', 0.8))
    W0 = Vector((-1.15, -0.75, 0.95)); dirv = (Vector((0.0, 0.12, 0.08)) - W0).normalized(); sun(dirv, sunpow, '#ffd29a', 0.9)
    gob = bpy.data.materials.new('gobo'); gob.use_nodes = True; u = dirv.cross(Vector((0, 0, 1))).normalized(); w_ = u.cross(dirv).normalized(); cen = Vector((0.02, 0.1, 0.14)) - dirv * 1.35
    def card(cx, cy, sx, sy, rot=0.0):
        c, sn = math.cos(rot), math.sin(rot); v = [cen + u * (cx + (x * sx * c - y * sy * sn)) + w_ * (cy + (x * sx * sn + y * sy * c)) for x, y in ((-.5, -.5), (.5, -.5), (.5, .5), (-.5, .5))]; o = obj('card', [tuple(p) for p in v], [(0, 1, 2, 3)], gob); o.visible_camera = False; o.visible_diffuse = False; o.visible_glossy = False; o.visible_transmission = False
    card(-1.42, 0, 2.2, 3); card(1.27, 0, 1.9, 3); card(0, 1.42, 3, 2.2); card(0, -1.32, 3, 2.0)
    if bars: card(0.0, 0, 0.028, 1.4); card(0, 0.1, 1.2, 0.024); card(0, -0.16, 1.2, 0.024)
    for i in range(leaves): t = R.random(); card(-0.34 + t * 0.5 + R.uniform(-0.05, 0.05), 0.34 - t * 0.34 + R.uniform(-0.07, 0.07), R.uniform(0.07, 0.11), R.uniform(0.016, 0.024), R.uniform(-2.2, 0.6))
    area((-0.75, -0.5, 0.45), (-0.02, 0.03, 0.13), (0.5, 0.9), key, '#e6eef2'); area((0.62, -0.25, 0.4), (-0.02, 0.03, 0.13), (0.16, 0.8), 1.8, '#ffe6c8'); area((0.42, 0.5, 0.35), (-0.02, 0.03, 0.12), (0.3, 0.5), 2.4, '#ffe2b0'); world('#dfe4e6', 0.48)

def group(loc=(0, 0, 0), rot=(0, 0, 0), k=1.0):
    e = bpy.data.objects.new('g', None); bpy.context.collection.objects.link(e); e.location = loc; e.rotation_euler = rot; e.scale = (k,) * 3; return e
def into(g, *obs):
    for o in obs: o.parent = g
    return g
def patch(r, z0, z1, half, m, rz=0.0):
    """A curved label on a cylinder, facing the camera (-y)."""
    n, v, f, uv = 72, [], [], []
    for i in range(n + 1):
        a = -math.pi / 2 - half + 2 * half * i / n
        for j, z in enumerate((z0, z1)): v.append((r * math.cos(a), r * math.sin(a), z)); uv.append((i / n, j))
    for i in range(n): f.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    o = obj('label', v, f, m, True, uv); o.rotation_euler = (0, 0, math.radians(rz)); return o
def oil_bottle(kind, loc=(0, 0, 0.002), k=1.0, vol=500, rot=(0, 0, 0), turn=-8):
    r = 0.034; g = group(loc, rot, k)
    outer = smooth_prof([(0.0, 0.006), (r * 0.72, 0.003), (r * 0.93, 0.0), (r, 0.006), (r, 0.02), (r, 0.02), (r, 0.162), (r, 0.162), (r * 0.97, 0.178), (r * 0.78, 0.196), (r * 0.5, 0.211), (r * 0.39, 0.224), (r * 0.37, 0.24), (r * 0.37, 0.262), (r * 0.37, 0.262)], 7)
    inner = smooth_prof([(r * 0.28, 0.262), (r * 0.28, 0.262), (r * 0.28, 0.24), (r * 0.31, 0.226), (r * 0.43, 0.212), (r * 0.7, 0.195), (r * 0.89, 0.177), (r * 0.915, 0.16), (r * 0.915, 0.16), (r * 0.915, 0.022), (r * 0.9, 0.012), (r * 0.6, 0.011), (0, 0.013)], 7)
    cap = once('cap' + kind, lambda: mat('cap', PAPER[kind], 0.42, bump=0.15, scale=60, coat=0.2))
    return into(g, lathe('bottle', outer + inner, GREEN(), 128), lathe('oil', [(a * 0.998, z) for a, z in inner[8:]][::-1] + [(0, 0.205)], OIL(), 96),
        lathe('cap', smooth_prof([(0, 0.292), (r * 0.34, 0.292), (r * 0.41, 0.289), (r * 0.425, 0.284), (r * 0.425, 0.284), (r * 0.425, 0.236), (r * 0.42, 0.234), (r * 0.38, 0.234)], 5), cap, 96),
        patch(r + 0.00025, 0.038, 0.146, 1.62, once(f'l{kind}{vol}', lambda: image_mat('label', png(f'oil-{kind}-{vol}'), 0.72)), turn))
def vinegar_bottle(loc=(0, 0, 0.002), k=1.0, turn=-7, rot=(0, 0, 0)):
    r = 0.031; g = group(loc, rot, k); gl = clear('#f6f8f1', (0.9, 0.93, 0.88, 1)); liq = clear('#fde6a4', (0.98, 0.88, 0.6, 1), 1.34); cork = mat('cork', '#b98f62', 0.85, bump=0.6, scale=140, var=0.4, var2='#8c6440', bumpdist=0.002); wood = mat('knob', '#6b4a30', 0.5, bump=0.15, scale=14, var=0.35, stretch=(1, 1, 6), bumpdist=0.002)
    outer = smooth_prof([(0, 0.007), (r * 0.7, 0.004), (r * 0.92, 0), (r, 0.005), (r, 0.02), (r, 0.02), (r, 0.128), (r, 0.128), (r * 0.95, 0.142), (r * 0.7, 0.155), (r * 0.42, 0.164), (r * 0.36, 0.178), (r * 0.35, 0.21), (r * 0.35, 0.226), (r * 0.35, 0.226), (r * 0.43, 0.228), (r * 0.43, 0.238), (r * 0.42, 0.24), (r * 0.3, 0.24)], 7)
    inner = smooth_prof([(r * 0.27, 0.239), (r * 0.27, 0.239), (r * 0.27, 0.18), (r * 0.33, 0.166), (r * 0.6, 0.155), (r * 0.86, 0.142), (r * 0.915, 0.127), (r * 0.915, 0.127), (r * 0.915, 0.024), (r * 0.88, 0.014), (r * 0.5, 0.012), (0, 0.014)], 7)
    zt = 0.186; li = [(0, zt), (r * 0.279, zt)] + [(a + 0.00015, z) for a, z in inner if z < zt - 0.001]
    return into(g, lathe('vb', outer + inner, gl, 128), lathe('liq', li[::-1], liq, 96), lathe('cork', [(0, 0.222), (r * 0.265, 0.222), (r * 0.27, 0.243), (0, 0.243)], cork, 48), lathe('knob', smooth_prof([(0, 0.2425), (r * 0.44, 0.2425), (r * 0.47, 0.245), (r * 0.47, 0.262), (r * 0.43, 0.266), (0, 0.267)], 5), wood, 64),
        patch(r + 0.0002, 0.032, 0.104, 1.45, once('lmal', lambda: image_mat('label', png('malvazija'), 0.72)), turn))
def fig_bottle(loc=(0, 0, 0.002), k=1.0, turn=-7):
    r = 0.036; g = group(loc, (0, 0, 0), k); gl = clear('#f3f3ec', (0.7, 0.6, 0.5, 1)); liq = mat('balsam', '#180a08', 0.08, spec=0.4); wax = mat('wax', '#2b1424', 0.44, bump=0.2, scale=50, coat=0.3, bumpdist=0.004)
    outer = smooth_prof([(0, 0.008), (r * 0.7, 0.005), (r * 0.93, 0), (r, 0.006), (r, 0.016), (r, 0.016), (r, 0.078), (r, 0.078), (r * 0.96, 0.09), (r * 0.72, 0.1), (r * 0.4, 0.106), (r * 0.36, 0.116), (r * 0.35, 0.13), (r * 0.35, 0.13), (r * 0.42, 0.132), (r * 0.42, 0.142), (r * 0.3, 0.143)], 7)
    inner = smooth_prof([(r * 0.26, 0.142), (r * 0.26, 0.142), (r * 0.27, 0.116), (r * 0.34, 0.104), (r * 0.64, 0.098), (r * 0.88, 0.088), (r * 0.915, 0.077), (r * 0.915, 0.077), (r * 0.915, 0.024), (r * 0.88, 0.016), (r * 0.5, 0.014), (0, 0.016)], 7)
    zt = 0.109; li = [(0, zt), (r * 0.3, zt)] + [(a + 0.00012, z) for a, z in inner if z < 0.104]
    drip = lathe('seal', smooth_prof([(0, 0.166), (r * 0.4, 0.166), (r * 0.49, 0.162), (r * 0.5, 0.155), (r * 0.5, 0.14), (r * 0.47, 0.129), (r * 0.42, 0.123), (r * 0.375, 0.121), (r * 0.36, 0.122)], 6), wax, 72)
    for v in drip.data.vertices:  # the dipped wax ends in an uneven edge
        if v.co.z < 0.135: a = math.atan2(v.co.y, v.co.x); v.co.z += 0.0026 * math.sin(3 * a + 1) + 0.0018 * math.sin(7 * a)
    return into(g, lathe('fb', outer + inner, gl, 128), lathe('liq', li[::-1], liq, 96), drip, patch(r + 0.0002, 0.02, 0.072, 1.37, image_mat('label', png('smokva'), 0.72), turn))
def tin(loc=(0, 0, 0.002), k=1.0, turn=-6):
    r = 0.0375; g = group(loc, (0, 0, 0), k); steel = mat('tin', '#cfc6b4', 0.32, metallic=1); lid = mat('lid', '#3c4727', 0.42, bump=0.05, scale=30, coat=0.25, spec=0.5)
    return into(g, lathe('body', smooth_prof([(0, 0.001), (r - 0.003, 0.001), (r - 0.0005, 0), (r, 0.002), (r, 0.002), (r, 0.108), (r, 0.108), (0, 0.108)], 4), steel, 128), patch(r + 0.0002, 0.006, 0.091, math.pi, image_mat('label', png('tea'), 0.7), turn),
        lathe('lid', smooth_prof([(r + 0.0002, 0.0935), (r + 0.0012, 0.0932), (r + 0.0014, 0.095), (r + 0.0014, 0.095), (r + 0.0014, 0.112), (r + 0.0008, 0.1148), (r - 0.0015, 0.1155), (r - 0.003, 0.1142), (r - 0.006, 0.114), (0, 0.1142)], 5), lid, 128))

# --- olive things ---------------------------------------------------------------------------------------------------
def leaf_mesh(name, front, back, curl=0.0, seed=1, var=0.35, rough=0.42):
    v, f = [], []; N = 14; q = random.Random(seed); tw = q.uniform(-1, 1) * curl
    for i in range(N + 1):
        t = i / N; w = 0.0058 * math.sin(math.pi * t ** 0.8) ** 0.85; z = 0.004 * math.sin(t * 3.0) + curl * 0.010 * t * t; x = t * 0.056 * (1 - 0.12 * curl); fold = 0.32 + curl * 0.55; a = tw * t * 1.4
        for sgn in (-1, 0, 1): y, zz = sgn * w * (1 - 0.35 * curl), abs(sgn) * w * fold; v.append((x, y * math.cos(a) - zz * math.sin(a), z + y * math.sin(a) + zz * math.cos(a)))
    for i in range(N): a = i * 3; f += [(a, a + 3, a + 4, a + 1), (a + 1, a + 4, a + 5, a + 2)]
    def make():
        lm = bpy.data.materials.new('leaf'); lm.use_nodes = True; nt = lm.node_tree; b = nt.nodes['Principled BSDF']; g = nt.nodes.new('ShaderNodeNewGeometry'); mixn = nt.nodes.new('ShaderNodeMixRGB'); mixn.inputs[1].default_value = hexc(front); mixn.inputs[2].default_value = hexc(back); nt.links.new(g.outputs['Backfacing'], mixn.inputs[0]); oi = nt.nodes.new('ShaderNodeObjectInfo'); hs = nt.nodes.new('ShaderNodeHueSaturation'); mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs['To Min'].default_value = 1 - var; mr.inputs['To Max'].default_value = 1 + var; nt.links.new(oi.outputs['Random'], mr.inputs['Value']); nt.links.new(mr.outputs['Result'], hs.inputs['Value']); nt.links.new(mixn.outputs[0], hs.inputs['Color']); nt.links.new(hs.outputs[0], b.inputs['Base Color']); b.inputs['Roughness'].default_value = rough; b.inputs['Specular'].default_value = 0.45
        tl = nt.nodes.new('ShaderNodeBsdfTranslucent'); nt.links.new(hs.outputs[0], tl.inputs['Color']); ms = nt.nodes.new('ShaderNodeMixShader'); ms.inputs[0].default_value = 0.18; nt.links.new(b.outputs[0], ms.inputs[1]); nt.links.new(tl.outputs[0], ms.inputs[2]); nt.links.new(ms.outputs[0], nt.nodes['Material Output'].inputs['Surface']); return lm
    me = bpy.data.meshes.new(name); me.from_pydata(v, [], f); me.materials.append(once('leaf' + front, make)); [setattr(p, 'use_smooth', True) for p in me.polygons]; return me
def put(me, loc, rot, k): l = bpy.data.objects.new('l', me); bpy.context.collection.objects.link(l); l.location = loc; l.rotation_euler = rot; l.scale = (k,) * 3; return l
def fresh(): return once('fresh', lambda: leaf_mesh('leaf', '#4c5f33', '#a3ab88'))
def olive(x, y, m=0, k=1.0, z=0.0):
    om = once(('olv', m), lambda: (mat('ol1', '#2a1520', 0.26, coat=0.25, var=0.4, var2='#4a2a3a', scale=30), mat('ol2', '#5f6b25', 0.3, coat=0.2, var=0.3, var2='#7d8a38', scale=30))[m])
    o = lathe('olive', smooth_prof([(0, -0.0102), (0.0042, -0.009), (0.0076, -0.0038), (0.0078, 0.0023), (0.0045, 0.0086), (0.0012, 0.0104), (0, 0.0108)], 5), om, 36); o.scale = (k,) * 3; o.rotation_euler = (R.uniform(1.35, 1.75), 0, R.uniform(0, 6)); o.location = (x, y, 0.0078 * k + 0.0012 + z); return o
def branch(p0, yaw, length, pairs, bend, lift=0.006):
    bark = once('bark', lambda: mat('bark', '#6a5a44', 0.8, bump=0.5, scale=120, var=0.3))
    cu = bpy.data.curves.new('br', 'CURVE'); cu.dimensions = '3D'; sp = cu.splines.new('POLY'); M = 24; sp.points.add(M); cu.bevel_depth = 0.0019; pts = []
    for i in range(M + 1):
        t = i / M; a = yaw + bend * t; p = Vector(p0) + Vector((math.cos(yaw + bend * t * 0.5) * length * t, math.sin(yaw + bend * t * 0.5) * length * t, 0.003 + lift * math.sin(t * 2.6))); sp.points[i].co = (*p, 1); sp.points[i].radius = 1.2 - 0.8 * t; pts.append((p, a))
    o = bpy.data.objects.new('br', cu); bpy.context.collection.objects.link(o); cu.materials.append(bark)
    for i in range(pairs):
        p, a = pts[int((0.1 + 0.9 * i / pairs) * M)]
        for sg in (-1, 1): k = R.uniform(0.75, 1.15) * (1.05 - 0.35 * i / pairs); put(fresh(), p, (R.uniform(-0.7, 0.7), R.uniform(-0.55, 0.05), a + sg * R.uniform(0.45, 0.95)), k)
    put(fresh(), pts[-1][0], (0, -0.1, pts[-1][1]), 1)
def dish(x, y, k=1.0, oil=True, col='#e6dccb', fill=None):
    g = group((x, y, 0.001), (0, 0, 0), k); d = mat('dish', col, 0.2, spec=0.5, coat=0.35); into(g, lathe('dish', smooth_prof([(0, 0.004), (0.02, 0.003), (0.024, 0), (0.03, 0.002), (0.046, 0.012), (0.053, 0.02), (0.0545, 0.0206), (0.0535, 0.0212), (0.045, 0.0145), (0.03, 0.0072), (0, 0.0065)], 6), d, 128))
    if oil:
        o = fill or clear('#e9cf3e', (0.96, 0.85, 0.25, 1), 1.47); zt = 0.0135; into(g, lathe('oilf', smooth_prof([(0, 0.0061), (0.03, 0.0068), (0.0425, 0.0131), (0.0442, zt + 0.0006), (0.0425, zt), (0.0425, zt), (0, zt)], 5), o, 128))
    return g

# --- shots ----------------------------------------------------------------------------------------------------------
def front(): camera((0.02, -1.12, 0.215), (0.012, 0.05, 0.136), 103, dof=1.14, fstop=5.6)
def bianchera():
    stage(WALL['oil'], 7); oil_bottle('bianchera', (-0.02, 0.03, 0.002), turn=-3); branch((-0.27, -0.06, 0.0), 0.12, 0.26, 11, -0.5); branch((-0.2, -0.10, 0.0), -0.3, 0.13, 6, 0.5)
    for x, y, m in ((-0.118, -0.085, 0), (-0.075, -0.105, 1), (0.03, -0.1, 0)): olive(x, y, m)
    dish(0.1, -0.065); front()
def buza():
    stage(WALL['oil'], 21); oil_bottle('buza', (0.035, 0.03, 0.002), turn=5); branch((0.28, -0.05, 0.0), 2.95, 0.25, 11, 0.45); olive(-0.075, -0.06, 0); olive(-0.095, -0.075, 0, 0.95); olive(-0.055, -0.085, 1, 1.02); olive(0.03, -0.11, 0); front()
def rosulja():
    stage(WALL['oil'], 33); oil_bottle('rosulja', (-0.045, 0.04, 0.002), turn=-4); vase(0.095, 0.07); olive(0.03, -0.075, 0); olive(0.05, -0.088, 0, 1.05); olive(-0.105, -0.07, 1); branch((-0.26, -0.0, 0.0), -0.1, 0.15, 7, -0.25, 0.008); front()
def leccino():
    stage(WALL['oil'], 45); oil_bottle('leccino', (0.03, 0.06, 0.002), turn=-6); branch((-0.26, -0.02, 0.0), -0.1, 0.2, 9, -0.3); branch((-0.24, -0.10, 0), 0.25, 0.16, 7, 0.3); 
    for x, y, m in ((0.0, -0.09, 1), (0.022, -0.075, 1), (0.085, -0.06, 1), (-0.06, -0.115, 0)): olive(x, y, m)
    front()
def murva_cuvee():
    stage(WALL['oil'], 58); oil_bottle('murva-cuvee', (0.0, 0.03, 0.002), turn=-3)
    for i, (x, y, m) in enumerate(((-0.085, -0.055, 0), (-0.07, -0.075, 1), (-0.105, -0.08, 0))): olive(x, y, m)
    branch((-0.27, 0.06, 0.0), -0.12, 0.2, 10, -0.15); branch((0.25, -0.09, 0.0), 2.95, 0.22, 11, 0.3); branch((0.27, 0.0, 0.0), 3.2, 0.16, 8, -0.3); front()
def bianchera_2():
    stage(WALL['oil'], 11, sunpow=6.5); oil_bottle('bianchera', (-0.05, 0.16, 0.002)); dish(0.005, -0.035, 1.5); branch((-0.16, -0.2, 0.0), 0.1, 0.2, 10, 0.15); olive(0.108, 0.012, 0)
    camera((0.04, -0.62, 0.34), (0.005, 0.0, 0.045), 70, dof=0.66, fstop=4.0)
def buza_2():
    stage(WALL['oil'], 23); oil_bottle('buza', (0.0, 0.03, 0.002), turn=-5); olive(-0.05, -0.045, 0); olive(-0.066, -0.03, 1); branch((0.24, -0.0, 0), 3.0, 0.18, 8, 0.3)
    camera((-0.1, -0.62, 0.17), (0.006, 0.03, 0.085), 100, dof=0.62, fstop=5.6)
def rosulja_2():
    stage(WALL['oil'], 35, sunpow=6.0); g = oil_bottle('rosulja', (0.0, 0.13, 0.0345), rot=(math.radians(-90), 0, math.radians(-24)), turn=0); g.location = (-0.055, -0.128, 0.0352)
    branch((-0.1, 0.16, 0.001), -1.35, 0.2, 10, 0.3, 0.012); olive(0.065, -0.05, 0); olive(0.085, -0.03, 1); olive(0.08, -0.075, 0)
    camera((0.0, -0.36, 0.96), (0.0, -0.01, 0.02), 82, dof=1.0, fstop=8)
def leccino_2():
    stage(WALL['oil'], 47); oil_bottle('leccino', (-0.05, 0.12, 0.002), turn=4); tasting_glass(0.045, -0.02); olive(-0.03, -0.075, 1); olive(-0.012, -0.088, 1); branch((-0.22, -0.04, 0), -0.05, 0.17, 8, -0.3)
    camera((0.06, -0.7, 0.2), (-0.002, 0.03, 0.07), 85, dof=0.77, fstop=10)
def murva_cuvee_2():
    stage(WALL['oil'], 60); oil_bottle('murva-cuvee', (0.0, -0.1, 0.002), turn=-2)
    for i, kd in enumerate(('bianchera', 'buza', 'rosulja', 'leccino')): oil_bottle(kd, ((-0.172, -0.088, 0.088, 0.172)[i], (0.15, 0.17, 0.17, 0.15)[i], 0.002), turn=(10, 6, -6, -10)[i])
    camera((0.0, -1.3, 0.25), (0.0, 0.05, 0.135), 86, dof=1.2, fstop=3.2)
def malvazija_ocat():
    stage(WALL['vinegar'], 71, key=6); vinegar_bottle((-0.02, 0.03, 0.002), 1.14); dish(0.098, -0.045, 0.92, col='#5d7378', fill=clear('#fdeec0', (0.98, 0.92, 0.7, 1), 1.34)); branch((-0.26, -0.07, 0.0), 0.1, 0.2, 9, -0.3); front()
def smokva_balsamico():
    stage(WALL['vinegar'], 83); fig_bottle((-0.03, 0.02, 0.002), 1.25); fig((0.082, -0.03, 0.001), 1.12, (0, math.radians(7), 0.3)); fig((0.128, 0.02, 0.001), 1.0, (0, 0, 1.7)); fig_half((-0.124, -0.07, 0.0008), 1.08, (0.2, -0.66, 0.7), (0.9, -0.3, 0.1)); branch((-0.03, -0.115, 0.0), 0.05, 0.2, 9, 0.3)
    camera((0.02, -1.02, 0.25), (0.005, 0.02, 0.088), 104, dof=1.03, fstop=5.6)
def caj_od_lista_masline():
    stage(WALL['tea'], 91); tin((-0.045, 0.03, 0.002), 1.35, -2); dried_heap(0.085, -0.045); branch((-0.27, -0.08, 0.0), 0.1, 0.2, 9, -0.25); camera((0.02, -1.05, 0.26), (0.008, 0.02, 0.085), 98, dof=1.05, fstop=5.6)
def degustacijski_set():
    stage(WALL['set'], 103); wood = mat('tray', '#7c5a3a', 0.5, bump=0.25, scale=7, var=0.4, var2='#5a3f28', stretch=(0.6, 6, 6), bumpdist=0.003, objrand=0.12); L, D = 0.272, 0.088
    box('b', (L, D, 0.008), (0, 0, 0.006), wood, 0.0015); box('f', (L, 0.008, 0.03), (0, -D / 2, 0.017), wood, 0.0015); box('k', (L, 0.008, 0.03), (0, D / 2, 0.017), wood, 0.0015)
    for sx in (-1, 1): box('e', (0.008, D + 0.008, 0.046), (sx * (L / 2 + 0.004), 0, 0.025), wood, 0.0018)
    for i, kd in enumerate(('bianchera', 'buza', 'rosulja', 'leccino')): oil_bottle(kd, (-0.099 + i * 0.066, 0.0, 0.0105), 0.66, 100, turn=-5 + 2.5 * i)
    branch((-0.2, -0.13, 0.0), 0.1, 0.21, 10, 0.3); olive(0.06, -0.1, 0); olive(0.08, -0.115, 1); camera((0.03, -1.05, 0.27), (0.0, 0.0, 0.092), 94, dof=1.04, fstop=6.3)
def kutija_dva_ulja():
    stage(WALL['gift'], 117, sunpow=6.0); g = group((0.01, 0.01, 0.002), (0, 0, math.radians(14))); carton(g, 0.19, 0.285, 0.07); wood_wool(g, 0.18, 0.275, 0.008, 0.042, 1500)
    for i, (kd, x, y) in enumerate((('bianchera', -0.044, -0.122), ('leccino', 0.044, -0.114))): b = oil_bottle(kd, (x, y, 0.056), 0.8, 250, rot=(math.radians(-88), 0, math.radians(2 - 5 * i)), turn=0); b.parent = g
    wood_wool(g, 0.178, 0.275, 0.046, 0.058, 420, keep=lambda x, y: not any(abs(x - c) < 0.03 and -0.125 < y < 0.125 for c in (-0.044, 0.044)))
    branch((-0.26, -0.17, 0.0), 0.3, 0.17, 8, -0.2); camera((0.05, -0.612, 0.98), (0.006, -0.014, 0.03), 93, dof=1.12, fstop=8)
def kutija_trpeza():
    stage(WALL['gift'], 129); g = group((0.0, 0.03, 0.002), (0, 0, math.radians(-7))); carton(g, 0.285, 0.15, 0.085, stamp=True); wood_wool(g, 0.275, 0.14, 0.045, 0.08, 420)
    for b in (oil_bottle('murva-cuvee', (-0.085, 0.012, 0.03), 0.9, 500, turn=0), vinegar_bottle((0.0, 0.02, 0.044), 1.0, 2), tin((0.088, 0.0, 0.054), 1.08, 2)): b.parent = g
    wood_wool(g, 0.27, 0.13, 0.078, 0.098, 150, keep=lambda x, y: not any((x - cx) ** 2 + (y - cy) ** 2 < q ** 2 for cx, cy, q in ((-0.085, 0.012, 0.036), (0, 0.02, 0.036), (0.09, 0, 0.046))))
    branch((-0.25, -0.13, 0.0), 0.1, 0.22, 10, 0.2); camera((0.04, -1.25, 0.36), (0.0, 0.02, 0.125), 92, dof=1.24, fstop=6.3)
def sapun_od_maslinova_ulja():
    stage(WALL['care'], 141); cols = ['#a59e78', '#b5ad89', '#9a9670']
    soap((-0.02, 0.05, 0.0145), (0, 0, 0.16), cols[0], False); soap((-0.012, 0.048, 0.0425), (0, 0, -0.08), cols[1], False); soap((-0.018, 0.05, 0.0705), (0, 0, -0.05), cols[2], False, band=True)
    soap((0.04, -0.012, 0.0303), (math.radians(66), 0, math.radians(-9)), cols[1], True); branch((-0.22, -0.08, 0.0), 0.02, 0.2, 9, -0.2); olive(0.092, -0.078, 1); olive(0.066, -0.09, 0)
    camera((0.02, -0.95, 0.29), (0.012, 0.0, 0.046), 136, dof=0.98, fstop=6.3)
def kamenina_zdjelica():
    stage(WALL['stone'], 153); bowl((-0.03, 0.05, 0.001), 1.0); bowl((-0.028, 0.052, 0.0205), 0.97, rot=(0, 0, 2)); bowl((-0.031, 0.05, 0.041), 0.94, rot=(0, 0, 4)); bowl((0.075, -0.055, 0.001), 0.74, glaze=('#5f7a80', '#3c545c')); branch((-0.24, -0.08, 0.0), 0.05, 0.2, 9, -0.2)
    camera((0.02, -1.0, 0.36), (0.015, 0.0, 0.058), 104, dof=1.02, fstop=6.3)

# --- props of single shots ------------------------------------------------------------------------------------------
def vase(x, y):
    """A small stoneware jug with three standing olive twigs."""
    lathe('jug', smooth_prof([(0, 0.002), (0.022, 0.001), (0.025, 0), (0.03, 0.006), (0.037, 0.026), (0.036, 0.046), (0.026, 0.066), (0.0175, 0.08), (0.0165, 0.09), (0.0205, 0.099), (0.0195, 0.1), (0.0145, 0.09), (0.015, 0.078), (0.015, 0.03)], 7), mat('jug', '#b98f78', 0.55, bump=0.12, scale=60, var=0.18, var2='#a67b63', spec=0.3, bumpdist=0.003), 96, (x, y, 0.001)); bark = once('bark', lambda: mat('bark', '#6a5a44', 0.8, bump=0.5, scale=120, var=0.3))
    for yaw, tilt, ln in ((0.4, 0.28, 0.2), (2.7, 0.42, 0.17), (1.5, 0.14, 0.195), (-0.5, 0.62, 0.15)):
        cu = bpy.data.curves.new('br', 'CURVE'); cu.dimensions = '3D'; sp = cu.splines.new('POLY'); M = 20; sp.points.add(M); cu.bevel_depth = 0.0016; d = Vector((math.cos(yaw), math.sin(yaw), 0)); p = Vector((x, y, 0.07)) - d * 0.006; pts = []
        for i in range(M + 1):
            t = i / M; a = tilt * (0.35 + 0.9 * t); st = d * math.sin(a) + Vector((0, 0, math.cos(a))); sp.points[i].co = (*p, 1); sp.points[i].radius = 1.2 - 0.8 * t; pts.append((p.copy(), st)); p = p + st * (ln / M)
        o = bpy.data.objects.new('br', cu); bpy.context.collection.objects.link(o); cu.materials.append(bark)
        for i in range(9):
            q, st = pts[int((0.26 + 0.7 * i / 9) * M)]
            for sg in (0, math.pi): az = i * 1.35 + sg + R.uniform(-.4, .4); side = Vector((math.cos(az), math.sin(az), 0)); l = put(fresh(), q, (0, 0, 0), R.uniform(0.72, 1.0) * (1 - 0.03 * i)); l.rotation_euler = (st * R.uniform(0.7, 1.1) + side * 0.8).to_track_quat('X', 'Z').to_euler()
        q, st = pts[-1]; put(fresh(), q, st.to_track_quat('X', 'Z').to_euler(), 0.8)
def tasting_glass(x, y):
    """The blue tulip glass oil is tasted from."""
    b = clear('#8fabe6', (0.4, 0.55, 0.9, 1)); o = clear('#d9c23c', (0.7, 0.6, 0.2, 1), 1.47); ou = smooth_prof([(0, 0.0035), (0.012, 0.002), (0.017, 0), (0.021, 0.003), (0.031, 0.017), (0.0345, 0.031), (0.0325, 0.046), (0.0275, 0.059), (0.0255, 0.066), (0.0252, 0.0675)], 7); inn = smooth_prof([(0.0238, 0.0675), (0.0241, 0.066), (0.026, 0.0585), (0.0308, 0.046), (0.0328, 0.031), (0.0292, 0.018), (0.019, 0.008), (0, 0.0065)], 7)
    zt = 0.024; li = [(0, zt), (0.0312, zt)] + [(a + 0.0001, z) for a, z in inn if z < zt - 0.0008]; into(group((x, y, 0.0015), (0, 0, 0), 0.95), lathe('tg', ou + inn, b, 96), lathe('to', li[::-1], o, 96))
FIG = smooth_prof([(0, 0.0006), (0.004, 0.0), (0.0125, 0.0016), (0.0205, 0.0085), (0.0242, 0.0175), (0.0236, 0.0255), (0.0196, 0.0335), (0.0138, 0.0405), (0.0086, 0.046), (0.0052, 0.0498), (0.0036, 0.053), (0.0029, 0.0562), (0.0026, 0.0578), (0.0016, 0.0586), (0, 0.0587)], 9)
def fig_skin():
    """Nearly black below, greenish towards the stalk, with a dull bloom."""
    def make():
        m = mat('fig', '#21141f', 0.5, bump=0.4, scale=46, detail=8, var=0.5, var2='#3d2a3a', stretch=(1, 1, 0.22), spec=0.3, bumpdist=0.004); nt = m.node_tree; b = nt.nodes['Principled BSDF']; src = b.inputs['Base Color'].links[0].from_socket; tc = nt.nodes.new('ShaderNodeTexCoord'); sp = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['Object'], sp.inputs[0]); no = nt.nodes.new('ShaderNodeTexNoise'); no.inputs['Scale'].default_value = 70; nt.links.new(tc.outputs['Object'], no.inputs['Vector']); ad = nt.nodes.new('ShaderNodeMath'); ad.operation = 'MULTIPLY_ADD'; ad.inputs[1].default_value = 0.016; nt.links.new(no.outputs['Fac'], ad.inputs[0]); nt.links.new(sp.outputs['Z'], ad.inputs[2])
        for z0, z1, most, col in ((0.043, 0.068, 0.7, '#5f5a30'), (0.06, 0.064, 0.8, '#5a4630'), (0.012, 0.034, 0.1, '#75697c')): mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs['From Min'].default_value = z0; mr.inputs['From Max'].default_value = z1; mr.inputs['To Max'].default_value = most; nt.links.new(ad.outputs[0], mr.inputs['Value']); mx = nt.nodes.new('ShaderNodeMixRGB'); mx.inputs[2].default_value = hexc(col); nt.links.new(mr.outputs[0], mx.inputs[0]); nt.links.new(src, mx.inputs[1]); src = mx.outputs[0]
        nt.links.new(src, b.inputs['Base Color']); return m
    return once('fig', make)
def fig_shape(o, q):
    """No two alike: not quite round, faint ribs that fade towards the stalk, a bent neck."""
    for v in o.data.vertices: a = math.atan2(v.co.y, v.co.x); z = v.co.z / 0.0586; w = 1 + 0.011 * math.sin(12 * a + q + 0.8 * math.sin(2 * a)) * (0.6 + 0.4 * math.sin(3 * a + q)) * max(0, math.sin(math.pi * min(1, z * 1.15))) ** 0.7 + 0.03 * math.sin(2 * a + q) + 0.005 * math.sin(29 * a + 2 * q); v.co.x = v.co.x * w + 0.007 * z ** 3; v.co.y *= w
    return o
def fig(loc, k, rot): g = fig_shape(lathe('fig', FIG, fig_skin(), 90), R.uniform(0, 6)); g.location = loc; g.rotation_euler = rot; g.scale = (k,) * 3; return g
def fig_half(loc, k, face, stalk):
    """Cut lengthwise, lying on its back: cream rim, red flesh with pale seeds round a hollow. face = where the cut looks, stalk = where the stalk points."""
    q = R.uniform(0, 6); rng = np.random.default_rng(5); n = Vector(face).normalized(); z = (Vector(stalk) - n * Vector(stalk).dot(n)).normalized(); M = Matrix((z.cross(n), -n, z)).transposed(); N = 60; skin = [(r * math.cos(math.pi * i / N), r * math.sin(math.pi * i / N), h) for i in range(N + 1) for r, h in FIG]; P = len(FIG)
    shell = fig_shape(obj('half', skin, [(i * P + j, i * P + P + j, i * P + P + j + 1, i * P + j + 1) for i in range(N) for j in range(P - 1)], fig_skin(), True), q); rim = np.array([shell.data.vertices[j].co for j in range(P)][::1] + [shell.data.vertices[N * P + j].co for j in range(P)][::-1])[:, (0, 2)]
    U, T = 150, 190; zs = np.linspace(0.0006, 0.058, T); right, left = (np.interp(zs, *np.array(sorted([(p[1], p[0]) for p in side])).T) for side in (rim[:P], rim[P:])); X = left[:, None] + (right - left)[:, None] * np.linspace(0, 1, U); Z = np.repeat(zs[:, None], U, 1); d = np.min(np.hypot(X[..., None] - rim[:, 0], Z[..., None] - rim[:, 1]), -1); heart = np.hypot((X - 0.0012) / 0.0062, (Z - 0.023) / 0.0115); ramp = lambda v, a, b: np.clip((v - a) / (b - a), 0, 1)[..., None]
    noise = fbm(T, U, 16, rng, 4)[..., None]; lin = lambda c: np.array(hexc(c)[:3]); col = lin('#5b3a4a') + (lin('#eadfbd') - lin('#5b3a4a')) * ramp(d, 0.0002, 0.0008); flesh = lin('#b5453f') * (1 + 0.25 * noise); col = col + (lin('#dba08a') - col) * ramp(d + 0.0006 * noise[..., 0], 0.0024, 0.0038); col = col + (flesh - col) * ramp(d + 0.0009 * noise[..., 0], 0.0036, 0.0056); col = col + (lin('#5e1c22') - col) * (1 - ramp(heart + 0.25 * noise[..., 0], 0.6, 1.15)); lift = 0.0005 * noise[..., 0] * ramp(d, 0.003, 0.006)[..., 0] - 0.0022 * (1 - ramp(heart + 0.25 * noise[..., 0], 0.55, 1.2)[..., 0])
    for _ in range(150):
        t, rr = rng.uniform(0, math.tau), rng.uniform(1.0, 2.3); cx, cz, ang = 0.0012 + 0.0062 * rr * math.cos(t), 0.0225 + 0.0095 * rr * math.sin(t), t + rng.uniform(-.3, .3); e = np.exp(-(((X - cx) * math.cos(ang) + (Z - cz) * math.sin(ang)) / 0.0011) ** 2 - ((-(X - cx) * math.sin(ang) + (Z - cz) * math.cos(ang)) / 0.0005) ** 2) * ramp(d, 0.0042, 0.006)[..., 0]; col = col + (lin(rng.choice(['#e2bf7d', '#d79a6c', '#c9635a'])) - col) * np.clip(e * 1.2, 0, 1)[..., None]; lift = lift + 0.0006 * e
    cut = grid_mesh('cut', np.stack([X, -0.00012 - lift, Z], -1), None, painted_mat('flesh', 0.34, 0.15, 200, 0.001, 0.05), np.clip(col * 0.82, 0, 1)); cut.data.materials[0].node_tree.nodes['Principled BSDF'].inputs['Clearcoat'].default_value = 0.25
    low = min((M @ v.co).z for v in shell.data.vertices) * k; e = group((loc[0], loc[1], loc[2] - low), M.to_euler(), k); return into(e, shell, cut)
def dried_heap(x, y):
    ms = [leaf_mesh('dry%d' % i, c, b, curl=cu, seed=i, var=0.3, rough=0.75) for i, (c, b, cu) in enumerate((('#6d6c42', '#9a9a78', 0.5), ('#6d6c42', '#9a9a78', 0.95), ('#7c744a', '#a5a081', 0.75), ('#5f6a44', '#93997a', 0.3)))]
    for i in range(210):
        q = math.sqrt(R.random()) * 0.056; a = R.uniform(0, 6.283); h = 0.034 * max(0, 1 - q / 0.06) ** 1.15; z = 0.0035 + h * R.random() ** 0.45; put(R.choice(ms), (x + q * math.cos(a) * 1.25 - 0.02, y + q * math.sin(a) * 0.8, z), (R.uniform(-.5, .5), R.uniform(-.32, .22), R.uniform(0, 6.28)), R.uniform(0.5, 0.8))
    for px, py in ((-0.02, -0.07), (0.03, -0.06), (-0.09, -0.06), (0.075, 0.015)): put(R.choice(ms), (x + px, y + py, 0.003), (R.uniform(-.3, .3), -0.04, R.uniform(0, 6.28)), 0.7)
def soap(loc, rot, col, stamped, band=False):
    a, b, c = 0.092, 0.06, 0.027; m = once('soap' + col, lambda: mat('soap', col, 0.48, bump=0.12, scale=45, var=0.14, spec=0.35, coat=0.05, bumpdist=0.003)); g = group(loc, rot); bx = box('soap', (a, b, c), (0, 0, 0), m, bevel=0.006, seg=6); into(g, bx)
    if stamped:  # raised mark, from the drawn stamp
        im = bpy.data.images.load(png('stamp')); w, h = im.size; px = np.empty(w * h * 4, np.float32); im.pixels.foreach_get(px); px = px.reshape(h, w, 4)[..., 0]
        for _ in range(3): px = (px + np.roll(px, 2, 0) + np.roll(px, -2, 0) + np.roll(px, 2, 1) + np.roll(px, -2, 1)) / 5
        NX, NY = 420, 270; sx, sy = a * 0.84, a * 0.84 * h / w; v, f = [], []
        for j in range(NY + 1):
            for i in range(NX + 1): q = px[min(h - 1, int(j / NY * h)), min(w - 1, int(i / NX * w))]; v.append(((i / NX - .5) * sx, (j / NY - .5) * sy, c / 2 - 0.0002 + 0.0010 * float(q)))
        for j in range(NY):
            for i in range(NX): k = j * (NX + 1) + i; f.append((k, k + 1, k + NX + 2, k + NX + 1))
        into(g, obj('stamp', v, f, m, True))
    if band:
        p = image_mat('band', png('band'), 0.8); e, bw, q, v, f, uv = 0.00035, 0.054, 0.006, [], [], []; loop = [(sy * (b / 2 - q) + (q + e) * math.cos(t), sz * (c / 2 - q) + (q + e) * math.sin(t)) for sy, sz, t0 in ((-1, -1, math.pi), (1, -1, 1.5 * math.pi), (1, 1, 0), (-1, 1, 0.5 * math.pi)) for t in (t0 + math.pi / 2 * i / 8 for i in range(9))]
        for y, z in loop + loop[:1]:
            for sx in (-1, 1): v.append((sx * bw / 2, y, z)); uv.append((0.5 + sx * 0.5, min(0.999, max(0.001, 0.5 + z / (c + 2 * e))) if y < 0 else 0.999 if z > 0 else 0.001))
        for i in range(len(loop)): f.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
        into(g, obj('band', v, f, p, True, uv))
def bowl(loc, k, rot=(0, 0, 0), glaze=('#d8ccb4', '#c2b294')):
    def make():
        m = mat('glaze', glaze[0], 0.34, bump=0.08, scale=26, var=0.2, var2=glaze[1], spec=0.5, coat=0.3, bumpdist=0.004); nt = m.node_tree; b = nt.nodes['Principled BSDF']; base = b.inputs['Base Color'].links[0].from_socket; tc = nt.nodes.new('ShaderNodeTexCoord')
        def speck(scale, lo, hi, src, col):
            vo = nt.nodes.new('ShaderNodeTexVoronoi'); vo.inputs['Scale'].default_value = scale; nt.links.new(tc.outputs['Object'], vo.inputs['Vector']); cr = nt.nodes.new('ShaderNodeMapRange'); cr.inputs['From Min'].default_value = lo; cr.inputs['From Max'].default_value = hi; cr.inputs['To Min'].default_value = 1; cr.inputs['To Max'].default_value = 0; nt.links.new(vo.outputs['Distance'], cr.inputs['Value'])
            sep = nt.nodes.new('ShaderNodeSeparateColor'); nt.links.new(vo.outputs['Color'], sep.inputs[0]); gt = nt.nodes.new('ShaderNodeMath'); gt.operation = 'GREATER_THAN'; gt.inputs[1].default_value = 0.55; nt.links.new(sep.outputs[0], gt.inputs[0]); mu = nt.nodes.new('ShaderNodeMath'); mu.operation = 'MULTIPLY'; nt.links.new(cr.outputs[0], mu.inputs[0]); nt.links.new(gt.outputs[0], mu.inputs[1])
            mx = nt.nodes.new('ShaderNodeMixRGB'); mx.inputs[2].default_value = hexc(col); nt.links.new(mu.outputs[0], mx.inputs[0]); nt.links.new(src, mx.inputs[1]); return mx.outputs[0]
        c = speck(330, 0.14, 0.24, base, '#5b4030'); c = speck(170, 0.09, 0.17, c, '#43291f')
        sp = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['Object'], sp.inputs[0]); no = nt.nodes.new('ShaderNodeTexNoise'); no.inputs['Scale'].default_value = 30; nt.links.new(tc.outputs['Object'], no.inputs['Vector'])
        def band(z0, z1, src, col):  # 0 below z0, 1 above z1 (wavering)
            ad = nt.nodes.new('ShaderNodeMath'); ad.operation = 'MULTIPLY_ADD'; ad.inputs[1].default_value = 0.006; nt.links.new(no.outputs['Fac'], ad.inputs[0]); nt.links.new(sp.outputs['Z'], ad.inputs[2]); mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs['From Min'].default_value = z0; mr.inputs['From Max'].default_value = z1; nt.links.new(ad.outputs[0], mr.inputs['Value']); mx = nt.nodes.new('ShaderNodeMixRGB'); mx.inputs[2].default_value = hexc(col); nt.links.new(mr.outputs[0], mx.inputs[0]); nt.links.new(src, mx.inputs[1]); return mx.outputs[0]
        c = band(0.0535, 0.0555, c, '#7c5638'); c = band(0.0125, 0.0105, c, '#9a7354'); nt.links.new(c, b.inputs['Base Color']); return m
    m = once('bowl' + glaze[0], make); ou = smooth_prof([(0, 0.0035), (0.028, 0.003), (0.0295, 0.0), (0.0335, 0.0), (0.035, 0.004), (0.044, 0.009), (0.06, 0.022), (0.0695, 0.04), (0.072, 0.051), (0.0715, 0.0528), (0.0695, 0.052)], 8); inn = smooth_prof([(0.0695, 0.052), (0.0668, 0.04), (0.057, 0.0235), (0.042, 0.0125), (0.022, 0.0085), (0, 0.0078)], 8)
    o = lathe('bowl', ou + inn[1:], m, 160); q = R.uniform(0, 6)
    for v in o.data.vertices:  # thrown by hand: soft rings, not quite round
        r = math.hypot(v.co.x, v.co.y); a = math.atan2(v.co.y, v.co.x); w = 1 + 0.006 * math.sin(2 * a + q) + (0.0035 * math.sin(v.co.z * 1150 + a + q) if v.co.z > 0.012 else 0); v.co.x *= w; v.co.y *= w; v.co.z += 0.0006 * math.sin(2 * a + q) * (r / 0.07)
    o.location = loc; o.rotation_euler = rot; o.scale = (k,) * 3; return o
def carton(g, w, d, h, stamp=False):
    m = mat('carton', '#351b2d', 0.78, bump=0.12, scale=160, var=0.1, bumpdist=0.0008); i = mat('cartin', '#c8a883', 0.9, bump=0.15, scale=120, var=0.12, bumpdist=0.0008); t = 0.003
    into(g, box('bt', (w, d, t), (0, 0, t / 2), i, 0.0006))
    for sx in (-1, 1): into(g, box('sd', (t, d, h), (sx * (w / 2), 0, h / 2), m, 0.0008), box('si', (t * 0.6, d - t, h - 0.0006), (sx * (w / 2 - t * 0.8), 0, h / 2), i, 0.0004))
    for sy in (-1, 1): into(g, box('fd', (w + t, t, h), (0, sy * (d / 2), h / 2), m, 0.0008), box('fi', (w - t, t * 0.6, h - 0.0006), (0, sy * (d / 2 - t * 0.8), h / 2), i, 0.0004))
    if stamp:
        lm = image_mat('lid', png('lid-light'), 0.8); nt = lm.node_tree; im = [n for n in nt.nodes if n.type == 'TEX_IMAGE'][0]; nt.links.new(im.outputs['Alpha'], nt.nodes['Principled BSDF'].inputs['Alpha']); q = 0.033; y = -d / 2 - t / 2 - 0.0003; into(g, obj('mk', [(-q, y, h / 2 - 0.9 * q), (q, y, h / 2 - 0.9 * q), (q, y, h / 2 + 0.9 * q), (-q, y, h / 2 + 0.9 * q)], [(0, 1, 2, 3)], lm, uvs=[(0, 0), (1, 0), (1, 1), (0, 1)]))
def wood_wool(g, w, d, z0, z1, n, keep=None):
    m = once('wool', lambda: mat('wool', '#dfc696', 0.75, var=0.3, var2='#c4a56c', scale=24)); cu = bpy.data.curves.new('ww', 'CURVE'); cu.dimensions = '3D'; cu.extrude = 0.0009; cu.bevel_depth = 0.00012; cu.bevel_resolution = 0; cu.twist_mode = 'MINIMUM'
    for _ in range(n):
        p = Vector((R.uniform(-w / 2, w / 2), R.uniform(-d / 2, d / 2), R.uniform(z0, z1))); a, wob, cr = R.uniform(0, 6.28), R.uniform(-0.5, 0.5), R.uniform(0.1, 0.55) * R.choice((-1, 1)); pts = []
        for i in range(R.randint(9, 20)):
            a += cr + R.uniform(-.15, .15); p = p + Vector((math.cos(a), math.sin(a), 0.55 * math.sin(i * 0.9 + wob * 6))) * 0.006
            if abs(p.x) > w / 2 or abs(p.y) > d / 2 or (keep and not keep(p.x, p.y)): break
            p.z = min(z1 + 0.006, max(0.005, p.z)); pts.append(p.copy())
        if len(pts) < 4: continue
        sp = cu.splines.new('NURBS'); sp.points.add(len(pts) - 1); sp.use_endpoint_u = True; sp.order_u = 4; sp.resolution_u = 3
        for q, pt in zip(sp.points, pts): q.co = (*pt, 1); q.tilt = R.uniform(-.6, .6)
    o = bpy.data.objects.new('ww', cu); bpy.context.collection.objects.link(o); cu.materials.append(m); o.parent = g; return o

globals()[SHOT.replace('-', '_')](); render(OUT, int(W), int(H), int(SPP), int(os.environ.get('THREADS', '0')))
