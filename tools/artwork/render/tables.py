"""Laid tables of the restaurant and the konoba.
usage: blender -b -P tables.py -- SHOT OUT WIDTH HEIGHT SAMPLES   (shoot.py --scene tables.py calls this)"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_parts import *
from stone import fbm
MURVA, SAGE = '#5b2c46', '#7b8660'

def napkin(loc, color, rz=0.0, w=0.085, d=0.17): return folded(w, d, 3, 0.0052, linen(color, 400), loc, rz, 0.003)
def dipped(tone, glaze, edge):
    """Clay whose upper part was dipped into glaze; the edge wavers."""
    m = mat('dipped', tone[0], .6, bump=.2, scale=24, var=.4, var2=tone[1], bumpdist=.004); nt = m.node_tree; b = nt.nodes['Principled BSDF']; src = b.inputs['Base Color'].links[0].from_socket; tc = nt.nodes.new('ShaderNodeTexCoord'); sp = nt.nodes.new('ShaderNodeSeparateXYZ'); no = nt.nodes.new('ShaderNodeTexNoise'); no.inputs['Scale'].default_value = 11; no.inputs['Detail'].default_value = 1; nt.links.new(tc.outputs['Object'], sp.inputs[0]); nt.links.new(tc.outputs['Object'], no.inputs['Vector'])
    ad = nt.nodes.new('ShaderNodeMath'); ad.operation = 'MULTIPLY_ADD'; ad.inputs[1].default_value = .07; nt.links.new(no.outputs['Fac'], ad.inputs[0]); nt.links.new(sp.outputs['Z'], ad.inputs[2]); mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs['From Min'].default_value = edge + .034; mr.inputs['From Max'].default_value = edge + .036; nt.links.new(ad.outputs[0], mr.inputs['Value']); mx = nt.nodes.new('ShaderNodeMixRGB'); mx.inputs[2].default_value = hexc(glaze); nt.links.new(mr.outputs[0], mx.inputs[0]); nt.links.new(src, mx.inputs[1]); nt.links.new(mx.outputs[0], b.inputs['Base Color'])
    for k, lo, hi in (('Roughness', .65, .22), ('Clearcoat', 0, .5)): r = nt.nodes.new('ShaderNodeMapRange'); r.inputs['To Min'].default_value = lo; r.inputs['To Max'].default_value = hi; nt.links.new(mr.outputs[0], r.inputs['Value']); nt.links.new(r.outputs[0], b.inputs[k])
    return m
def pitcher(loc, h=0.2, r=0.07, tone=('#a0593a', '#7c3f28'), rz=0.0, glaze='#d9c7a2'):
    """Earthenware jug: glazed at the neck, bare clay below, pulled lip and a strap handle."""
    g = group(loc, (0, 0, rz)); m = clay(*tone); pr = smooth_prof([(0, 0), (r * .62, 0), (r * .66, .004), (r * .9, h * .22), (r, h * .42), (r * .86, h * .64), (r * .58, h * .8), (r * .56, h * .88), (r * .68, h), (r * .66, h + .002), (r * .62, h), (r * .5, h * .87), (r * .5, h * .8), (r * .78, h * .62), (r * .9, h * .42), (0, .02)], 8)
    o = lathe('jug', pr, dipped(tone, glaze, h * .6), 128)
    for v in o.data.vertices:
        a = math.atan2(v.co.y, v.co.x); z = v.co.z / h
        if z > .8: v.co.x += .022 * ((z - .8) / .2) ** 2 * max(0, math.cos(a)) ** 6
        v.co.x *= 1 + .004 * math.sin(v.co.z * 420); v.co.y *= 1 + .004 * math.sin(v.co.z * 420)
    pts = []
    for i in range(25): t = i / 24; pts.append((-r * .52 - math.sin(math.pi * t) * r * .82 - .18 * r * t, h * .93 - t * h * .56 + .02 * math.sin(math.pi * t)))
    v, f = [], []
    for i, (x, z) in enumerate(pts):
        dx, dz = (pts[min(24, i + 1)][0] - pts[max(0, i - 1)][0], pts[min(24, i + 1)][1] - pts[max(0, i - 1)][1]); l = math.hypot(dx, dz); nx, nz = -dz / l, dx / l; w = .011 + .004 * abs(2 * i / 24 - 1) ** 3
        for k in range(10): a = k / 10 * math.tau; v.append((x + nx * .0055 * math.sin(a), w * math.cos(a), z + nz * .0055 * math.sin(a)))
    for i in range(24):
        for k in range(10): f.append((i * 10 + k, i * 10 + (k + 1) % 10, i * 10 + 10 + (k + 1) % 10, i * 10 + 10 + k))
    return into(g, o, obj('handle', v, f, m, True))
def sconce(loc, e=7, towards=(0, -1)):
    """Brass arm with a small linen shade."""
    x, y, z = loc; tx, ty = towards; c = (x + tx * .11, y + ty * .11); lathe('shade', [(.062, 0), (.042, .12)], sheer('#f3dcae', 0.6), 48, (c[0], c[1], z)); stem([(x, y, z - .06), (x + tx * .06, y + ty * .06, z - .075), (*c, z - .05), (*c, z + .03)], .006, .005, brass()); lathe('rose', [(0, -.02), (.035, -.02), (.035, .0), (0, .0)], brass(), 32, (x, y, z - .06)).rotation_euler = (math.pi / 2, 0, math.atan2(ty, tx) + math.pi / 2); point((*c, z + .05), e, (1, .66, .36), .02)
def place(x, y, z, rz, nap=MURVA, line=None, r=0.138, small=False):
    """One laid place, seen from the guest at -y when rz = 0."""
    c, s = math.cos(rz), math.sin(rz); at = lambda a, b, h=0.0: (x + a * c - b * s, y + a * s + b * c, z + h); plate(at(0, 0), r, line=line)
    if small: plate(at(0, 0, .0105), r * .7, line=line)
    napkin(at(0, 0, .0105 + (.0105 if small else 0)), nap, rz + R.uniform(-.06, .06)); fork(at(-r - .035, 0), rz + R.uniform(-.02, .02)); knife(at(r + .035, 0), rz + R.uniform(-.02, .02)); return at

def restaurant_table_1():
    """Evening, two under the vault."""
    start(10); Z = 0.756; X = 0.25; p = plaster('#e2d2b4', '#c9b590'); barrel(X, 2.15, -3, 3.6, .95, p)
    for sx in (-1, 1): wall(-3, 3.6, 0, 1.05, group((X + sx * 2.12, 0, 0), (0, 0, -sx * math.pi / 2)), tones=HONEY, mortar='#cdb894')
    end = group((0, 3.4, 0)); hole = (X + .1, .52, 0, 1.25); wall(-2.2, 2.8, 0, 3.2, end, hole, HONEY, '#cdb894'); arch(end, hole, .3, tones=HONEY, sill=False)
    for y in (.95, 2.5): arch(group((0, y, 0)), (X, 1.92, 0, .95), .34, 27, .3, HONEY, sill=False)
    tiles(-2, 2.6, -1.5, 5.6, .22, '#8d5139', '#6f3c29'); wall(-1.5, 2, 0, 3, group((0, 5.4, 0)), tones=HONEY, mortar='#cdb894', level=2); point((X + .35, 4.6, 1.9), 26, (1, .6, .3), .1); point((X - 1.2, 4.2, 1.5), 8, (1, .6, .3), .1)
    top = group((0, 0, 0)); lathe('leg', [(.2, 0), (.05, .06), (.045, Z)], wood(*WALNUT, axis=2), 32); drape(disc(.47), Z, .5, linen('#efe6d6'), .23, .05)
    place(-.27, -.02, Z + .002, -math.pi / 2 + .04, MURVA, small=True); place(.27, .03, Z + .002, math.pi / 2 + .02, MURVA, small=True); candle((.015, .16, Z), .16, 6.5)
    wineglass((-.1, -.2, Z + .001), .215, .045, red(), .36); wineglass((-.185, -.285, Z + .001), .19, .036); wineglass((.11, .27, Z + .001), .215, .045, red(), .3); wineglass((.2, .31, Z + .001), .19, .036)
    g = group((.05, -.28, Z)); into(g, lathe('dish', smooth_prof([(0, .004), (.03, .003), (.033, 0), (.04, .003), (.06, .02), (.064, .028), (.061, .028), (.05, .014), (.03, .008), (0, .007)], 6), clay('#4d5a4a', '#3d483a'), 72))
    for i in range(13): a, q = i * 2.4, .036 * math.sqrt(i / 13); olives_fruit((.05 + q * math.cos(a), -.28 + q * math.sin(a), Z + .009 + (.012 if i < 4 else 0)), i % 3 > 0, .95)
    chair((-.72, .02, 0), math.pi / 2 - .12); chair((.74, .06, 0), -math.pi / 2 + .2)
    far = group((-1.0, 2.35, 0)); into(far, drape(disc(.45), Z, .5, linen('#e9dfcd'), .23, .05)); chair((-.95, 3.0, 0), .1); chair((-1.35, 1.75, 0), 2.6); candle((-1.0, 2.3, Z), .15, 4); plate((-1.0, 2.1, Z), .13); wineglass((-.8, 2.2, Z))
    sconce((X - .95, 3.33, 1.72), 9); sconce((X + 1.15, 3.33, 1.72), 9); area((-1.4, -1.7, 2.3), (0, 0, .8), (1.4, 1.2), 30, '#ffe3c0'); area((1.7, -.9, 1.7), (0, 0, .8), (.8, .8), 4, '#b9b4d8'); area((X, 1.6, 2.7), (X, 1.6, 0), (1.2, 1.4), 22, '#ffdcb0'); world('#4a3f58', .1)
    camera((.4, -2.3, 1.34), (.03, .3, .9), 39, dof=2.42, fstop=2.8)

def restaurant_table_2():
    """One place from above: card, napkin, olive twig, leaf shade."""
    start(10); q = [R.uniform(0, 6) for _ in range(4)]; crease = lambda t: .0016 * math.exp(-(t / .004) ** 2)
    sheet(2.2, 1.8, linen('#d3cbbd', 520), lambda x, y: crease(x + .335) + crease(y - .3) + .0012 * math.sin(x * 9 + q[0] + 2 * math.sin(y * 5)) * math.sin(y * 8 + q[1]), 420, 340); box('top', (2.2, 1.8, .03), (0, 0, -.02), linen())
    plate((0, 0, .0015), .145, line='#6d3a52'); plate((0, 0, .0125), .105, line='#6d3a52'); nap = folded(.098, .25, 3, .0042, linen('#5a3147', 380), (.0, -.02, .0372), .05, .003)
    g = group((.002, .006, .0512), (0, 0, .05)); into(g, box('card', (.084, .17, .0007), (0, 0, 0), mat('card', '#fbf4e4', .85, bump=.1, scale=300, bumpdist=.0004), .0003)); ink = mat('ink', '#5b2a45', .8)
    for o, t in ((.005, .0008), (.0072, .0003)):
        for sx in (-1, 1): into(g, box('r', (t, .17 - 2 * o, .0001), (sx * (.042 - o), 0, .0004), ink)); into(g, box('r', (.084 - 2 * o + t, t, .0001), (0, sx * (.085 - o), .0004), ink))
    twig((-.05, -.062, .0525), .52, .125, 7, .3, .006, k=.82)
    fork((-.19, -.005, .002), .02); fork((-.222, -.0, .002), -.01); knife((.19, -.005, .002), -.01); spoon((.225, -.01, .002), .02)
    plate((-.27, .19, .0015), .082, line='#6d3a52'); knife((-.262, .192, .0215), -.75); wineglass((.165, .205, .0025), .195, .043, white(), .3); wineglass((.255, .155, .0025), .175, .037, water_in(), .55)
    lathe('salt', smooth_prof([(0, .003), (.02, .002), (.022, 0), (.026, .003), (.032, .016), (.033, .022), (.0305, .022), (.027, .012), (0, .01)], 6), clay('#cfc3ab', '#b3a589'), 64, (.015, .235, .0015)); sal = lathe('s', smooth_prof([(0, .021), (.012, .0195), (.028, .0165), (.028, .012)], 6), mat('salz', '#f6f2ea', .9, bump=1.0, scale=260, bumpdist=.004), 64, (.015, .235, .0015))
    d = (.78, .42, -.52); sun(d, 4.4, '#ffd9b0', .9); leafshade((.05, .05, 0), d, .9, (1.5, 1.4), 96, (.11, .036), .1, 5); leafshade((-.5, .35, 0), d, 1.0, (.5, .8), 30, (.13, .05), 0, 6)
    area((-.9, .5, 1.0), (0, 0, 0), (1.0, 1.0), 7, '#d3deee'); area((.9, -.5, .8), (0, 0, 0), (.5, .8), 2.5, '#ffe0bd'); world('#d7d9e0', .3); camera((.02, -.70, .66), (.005, .052, .02), 46, dof=.9, fstop=5.6)

def restaurant_table_3():
    """Long table along the arched windows, late sun."""
    start(8, 5); Z = .756; floorboards(-1.2, 3.2, -1.6, 5.6, ('#9a7048', '#74512f')); whites = (('#e3d8c3', '#cfc2a8'), ('#dccfb6', '#c6b697'), ('#e9e0cf', '#d4c8b0')); left = group((-.82, 0, 0), (0, 0, math.pi / 2))
    for a, b, c in ((-2.4, 2.35, 1.15), (2.35, 5.6, 3.55)): h = (c, .62, .72, 1.42); wall(a, b, 0, 3.2, left, h, whites, '#e6dcc8', .002); arch(left, h, .62, 17, .2, PALE, y=-.025)
    for c in (1.15, 3.55):  # casements set far back in the wall
        for y in (-.6, -.02, .56): plank((.04, .045, 1.35 if abs(y) > .1 else 1.98), (-1.38, c + y + .02, 1.4 if abs(y) > .1 else 1.71), ('#cdbb9a', '#b7a482'), .004)
        for z in (.76, 1.12, 1.5): plank((.035, 1.2, .03), (-1.38, c, z), ('#cdbb9a', '#b7a482'), .003)
    end = group((0, 5.4, 0)); box('end', (5, .2, 3.4), (1, 5.5, 1.6), plaster('#e7dcc6', '#d6c7aa')); box('right', (.2, 8, 3.4), (3.2, 2, 1.6), plaster()); box('back', (5, .2, 3.4), (1, -1.9, 1.6), plaster()); box('ceil', (5, 8, .06), (1, 2, 3.02), mat('boards', '#b7966c', .8, bump=.3, scale=5, var=.4, stretch=(8, .7, 1)))
    for i in range(9): plank((4.6, .16, .2), (1.2, -1.2 + i * .8, 2.9), OLD, .016, rough=.75, bump=.8)
    g = group((.32, 2.35, 0)); into(g, drape(oblong(.44, 2.3), Z, .34, linen('#f1e9da'), .26, .035))
    for i in range(4):
        y = .56 + i * 1.07
        for sx in (-1, 1):
            place(.32 + sx * .28, y, Z + .002, sx * math.pi / 2, SAGE, r=.13); a = .32 + sx * .12; wineglass((a, y + sx * .17, Z + .001), .21, .043); wineglass((a + sx * .02, y + sx * .26, Z + .001), .185, .036); chair((.32 + sx * .82, y + R.uniform(-.03, .03), 0), -sx * math.pi / 2 + R.uniform(-.08, .08), OLD)
    for y, h in ((1.1, .15), (3.22, .14)): candle((.33, y, Z), h, 1.2)
    vase((.31, 2.3, Z), 1.25); vase((-1.02, 3.05, .76), .8)
    plank((1.3, .4, .05), (1.2, 5.15, .86), WALNUT, .006); plank((1.2, .36, .8), (1.2, 5.15, .42), WALNUT, .006); lathe('bowl', smooth_prof([(0, .01), (.07, .0), (.16, .06), (.19, .1), (.18, .1), (.14, .055), (0, .02)], 6), clay('#d3c5a8', '#b7a583'), 72, (1.05, 5.1, .885)); sconce((1.2, 5.4, 1.85), 5)
    d = (1, .16, -.62); sun(d, 30, '#ffcf98', .8)
    for c in (1.15, 3.55): area((-1.5, c, 1.35), (1, c, .9), (1.1, 1.2), 26, '#e9ebea')
    leafshade((.3, 2.2, .8), d, 3.2, (1.6, 5.5), 60, (.2, .12), 0, 4); outside('vines', 12, (-4, 4.2, 0), math.pi / 2, strength=1.3); area((2.6, -1.2, 2.5), (.4, 2, .8), (1.6, 1.4), 60, '#fff0dd'); area((2.4, 3.6, 2.6), (.8, 3, .6), (1.2, 1.6), 22, '#fff0dd'); world('#d9dfe2', .5)
    camera((1.15, -1.42, 1.5), (.12, 2.35, .86), 29, dof=2.9, fstop=5.6)
def vase(loc, k=1.0):
    """White jug with cut olive boughs."""
    x, y, z = loc; lathe('vase', [(r * k, h * k) for r, h in smooth_prof([(0, 0), (.05, 0), (.07, .05), (.066, .11), (.036, .17), (.034, .2), (.044, .22), (.04, .22), (.03, .2), (.03, .17), (0, .02)], 6)], once('vase', lambda: mat('vase', '#ddd2bb', .4, coat=.3, bump=.1, scale=30)), 64, loc)
    for i in range(8): a, t = i * 2.4 + R.uniform(-.4, .4), R.uniform(.15, .62); l = R.uniform(.3, .46) * k; spray((x, y, z + .19 * k), (x + math.cos(a) * math.sin(t) * l, y + math.sin(a) * math.sin(t) * l, z + .2 * k + math.cos(t) * l), 26, olive_leaf(), 1.15 * k, .02, .0024, droop=.1)

def checked(a, b, n, key):
    """Woven check in texture space: two bands cross, the crossing is darkest."""
    def make():
        m = mat('check', a, .92, bump=.18, scale=420, detail=2, sheen=.3, bumpdist=.0006); nt = m.node_tree; uv = nt.nodes.new('ShaderNodeUVMap'); sp = nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(uv.outputs[0], sp.inputs[0]); ad = nt.nodes.new('ShaderNodeMath'); ad.operation = 'ADD'
        for i, (ch, k) in enumerate((('X', n), ('Y', n * key))):
            mu = nt.nodes.new('ShaderNodeMath'); mu.operation = 'MULTIPLY'; mu.inputs[1].default_value = k; nt.links.new(sp.outputs[ch], mu.inputs[0]); fr = nt.nodes.new('ShaderNodeMath'); fr.operation = 'FRACT'; nt.links.new(mu.outputs[0], fr.inputs[0]); gt = nt.nodes.new('ShaderNodeMath'); gt.operation = 'GREATER_THAN'; gt.inputs[1].default_value = .5; nt.links.new(fr.outputs[0], gt.inputs[0]); hf = nt.nodes.new('ShaderNodeMath'); hf.operation = 'MULTIPLY'; hf.inputs[1].default_value = .5; nt.links.new(gt.outputs[0], hf.inputs[0]); nt.links.new(hf.outputs[0], ad.inputs[i])
        mx = nt.nodes.new('ShaderNodeMixRGB'); mx.inputs[1].default_value = hexc(a); mx.inputs[2].default_value = hexc(b); nt.links.new(ad.outputs[0], mx.inputs[0]); nt.links.new(mx.outputs[0], nt.nodes['Principled BSDF'].inputs['Base Color']); return m
    return once(('check', a, b), make)
def flames(loc, w, h, seed):
    """A card of drawn flames: tongues pulled about by noise, hottest at their foot; they only add light, so nothing has an edge."""
    rng = np.random.default_rng(seed); n = 384; turbulence = lambda cell, octaves: fbm(n // 2 + 1, n, cell, rng, octaves)[np.linspace(0, n // 2, n).astype(int)]  # drawn out upwards
    Y, X = np.meshgrid(np.linspace(0, 1, n), np.linspace(-1, 1, n), indexing='ij'); X = X + (.05 + .3 * Y) * turbulence(n / 4, 3) + .05 * turbulence(n / 14, 3); heat = np.zeros((n, n)); c = np.linspace(-.58, .58, 8) + rng.uniform(-.07, .07, 8)
    for x in c:
        top = rng.uniform(.5, 1.0) * (1 - .5 * abs(x) ** 1.4); t = np.clip(Y / top, 0, 1); wide = rng.uniform(.13, .21) * np.sqrt(1 - t) * (.75 + .55 * t) + 1e-3; heat = np.hypot(heat, np.exp(-1.3 * ((X - x * (1 - .35 * Y)) / wide) ** 2) * (1 - t ** 2) * rng.uniform(.6, .95))
    heat = np.clip(heat * (.82 + .4 * turbulence(n / 9, 4)), 0, 1.25) * np.clip(Y / .06, 0, 1) * np.clip((1 - Y) / .1, 0, 1); im = bpy.data.images.new('flames', n, n, float_buffer=True); im.pixels.foreach_set(np.stack([4.6 * heat ** 1.5, 1.9 * heat ** 2.4, .42 * heat ** 3.6, np.ones_like(heat)], -1).astype(np.float32).reshape(-1)); im.update(); im.pack()
    m = bpy.data.materials.new('flames'); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear(); tx = nt.nodes.new('ShaderNodeTexImage'); tx.image = im; tx.extension = 'CLIP'; e = nt.nodes.new('ShaderNodeEmission'); add = nt.nodes.new('ShaderNodeAddShader'); nt.links.new(tx.outputs[0], e.inputs[0]); nt.links.new(e.outputs[0], add.inputs[0]); nt.links.new(nt.nodes.new('ShaderNodeBsdfTransparent').outputs[0], add.inputs[1]); nt.links.new(add.outputs[0], nt.nodes.new('ShaderNodeOutputMaterial').inputs['Surface'])
    o = obj('flames', [(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, 0, h), (-w / 2, 0, h)], [(0, 1, 2, 3)], m, uvs=[(0, 0), (1, 0), (1, 1), (0, 1)]); o.location = loc; o.visible_diffuse = o.visible_shadow = False; return o
def fire(loc, w=.5, e=40, tall=.42):
    """Logs, embers and three cards of flames one behind the other."""
    x, y, z = loc; lm = once('log', lambda: mat('log', '#3a281d', .9, bump=1.0, scale=30, var=.5, var2='#15100d', bumpdist=.01))
    for i, (dx, dy, dz, a, t) in enumerate(((-.1, .05, .05, .35, .1), (.12, .02, .05, -.3, -.06), (0, -.04, .12, .08, .16), (.03, .08, .13, -.5, .1))): o = lathe('log', [(0, -w * .42), (.045, -w * .42), (.05, 0), (.044, w * .42), (0, w * .42)], lm, 18, (x + dx, y + dy, z + dz)); o.rotation_euler = (math.pi / 2 + t, 0, math.pi / 2 + a); rough(o, .02, .05, 2)
    rough(lathe('ash', smooth_prof([(w * .5, 0), (w * .4, .02), (w * .2, .035), (0, .04)], 6), once('ash', lambda: mat('ash', '#8c8177', 1, bump=.8, scale=40, var=.6, var2='#2c2522')), 60, (x, y, z)), .03, .05, 2)
    for i in range(16): o = box('ember', (.04, .03, .026), (x + R.uniform(-.36, .36) * w, y + R.uniform(-.1, .08), z + .035), emis((1, .14, .02, 1), R.uniform(1, 3.5)), .008, (R.uniform(0, 3), R.uniform(0, 3), 0)); rough(o, .02, .03, 2)
    for i, (dx, dy, k) in enumerate(((.02, .1, 1.0), (-.03, .0, .92), (.03, -.09, .6))): flames((x + dx, y + dy, z + .07 - .03 * i), w * 1.5 * k, tall * k, 3 + i)
    point((x, y - .06, z + .26), e, (1, .45, .15), .1); point((x + .12, y - .14, z + .14), e * .4, (1, .4, .12), .08)
def hearth(cx, y, w=1.25, h=.95, base=.38, g=None):
    """Open hearth: raised stone base, cheeks, oak lintel, sloping hood; the fire lies at base height."""
    soot = mat('soot', '#2b2320', .95, bump=.8, scale=14, var=.4, bumpdist=.02); box('fb', (w, .06, h + .4), (cx, y + .52, base + h / 2), soot); [box('fs', (.06, .56, h + .4), (cx + sx * (w / 2 + .02), y + .28, base + h / 2), soot) for sx in (-1, 1)]
    ms = stones(HONEY)
    for i in range(5): rough(box('hb', (w / 4.2, .3, base / 2 - .006), (cx - w / 2 + (i - .0) * w / 4, y - .12, base / 4), R.choice(ms), .014), .012, .06)
    for i in range(4): rough(box('hb', (w / 3.2, .3, base / 2 - .006), (cx - w / 2 + (i + .0) * w / 3, y - .12, base * .75), R.choice(ms), .014), .012, .06)
    rough(box('hearthstone', (w + .5, .95, .07), (cx, y + .18, base - .02), stones(PALE)[0], .014), .008, .08, 4)
    for sx in (-1, 1):
        z = base + .02
        while z < base + h: q = R.uniform(.14, .22); rough(box('ck', (.26 + R.uniform(-.03, .03), .34, q - .008), (cx + sx * (w / 2 + .1), y + .06, z + q / 2), R.choice(ms), .016), .014, .06); z += q
    plank((w + .72, .24, .2), (cx, y + .0, base + h + .12), OLD, .02, (0, .008, 0), .75, .9); a = V((cx, y, 0)); v = [(cx + sx * (w / 2 + .24), y - .04, base + h + .22) for sx in (-1, 1)] + [(cx + sx * .32, y + .34, 2.9) for sx in (1, -1)]; v += [(cx + (w / 2 + .24), y + .6, base + h + .22), (cx + .32, y + .6, 2.9), (cx - (w / 2 + .24), y + .6, base + h + .22), (cx - .32, y + .6, 2.9)]
    obj('hood', v, [(0, 1, 2, 3), (1, 4, 5, 2), (6, 0, 3, 7)], plaster('#d8c8aa', '#bda985'))
def copper(): return once('copper', lambda: mat('copper', '#b8653c', .26, metallic=1, bump=.16, scale=42, detail=2, var=.2, var2='#8f4a2b', bumpdist=.003))
def pot(loc, r=.13, bail=True):
    x, y, z = loc; lathe('pot', smooth_prof([(0, .004), (r * .6, 0), (r * .92, .03), (r, .09), (r * .97, r * 1.25), (r * 1.0, r * 1.3), (r * 1.06, r * 1.34), (r * 1.05, r * 1.36), (r * .97, r * 1.33), (r * .92, r * 1.2), (r * .93, .09), (0, .02)], 8), copper(), 96, loc)
    if bail: stem([(x + math.cos(math.pi * i / 24) * r * 1.05, y, z + r * 1.28 + math.sin(math.pi * i / 24) * r * 1.0) for i in range(25)], .005, .005, iron())
def oak_table(cx, cy, l, d, z, tone=OAK, n=4, along=0):
    """Bare table of n boards, worn edges, trestle feet; along 0: boards run in x."""
    for i in range(n):
        w = d / n; o = (i + .5) * w - d / 2; s = (l + R.uniform(-.006, .006), w - .0035, .045) if along == 0 else (w - .0035, l + R.uniform(-.006, .006), .045); rough(plank(s, (cx, cy + o, z - .0225) if along == 0 else (cx + o, cy, z - .0225), tone, .005, (R.uniform(-.002, .002), R.uniform(-.002, .002), 0), .42, .32), .003, .16, 4)
    for sx in (-1, 1): u = sx * (l / 2 - .25); p = (cx + u, cy) if along == 0 else (cx, cy + u); plank((.09, d * .8, .08) if along == 0 else (d * .8, .09, .08), (*p, z - .085), tone, .008); plank((.08, .1, z - .12), (*p, (z - .12) / 2), tone, .008); plank((.09, d * .72, .07) if along == 0 else (d * .72, .09, .07), (*p, .035), tone, .008)

def napkin_checked(loc, rz, w, d, color, across):
    """A checked napkin folded twice: two layers with soft edges, the upper one a little askew."""
    g = group(loc, (0, 0, rz)); q = R.uniform(0, 6); base = 0.0
    for i, (kw, kd, h, dx, dy, turn) in enumerate(((1, 1, .0048, 0, 0, 0), (.965, .975, .0042, -.0025, .0022, .018))):
        lx, ly = w * kw, d * kd; edge = lambda t, l: 1 - max(0, 1 - (l / 2 - abs(t)) / .0045) ** 2; z = lambda x, y, h=h, lx=lx, ly=ly: h * math.sqrt(max(0, edge(x, lx) * edge(y, ly))) + .0013 * math.sin(x * 31 + q) * math.sin(y * 23 + 2 * q) * max(0, edge(x, lx) * edge(y, ly))
        o = sheet(lx, ly, checked('#efe5d2', color, across, d / w), z, 90, 130); o.location = (dx, dy, base); o.rotation_euler = (0, 0, turn); into(g, o); base += h - .0006
    return base

def konoba_table_1():
    """Bare oak, earthenware jug, thick glasses, checked napkin; the hearth glows behind."""
    start(10); Z = .76; oak_table(0, -.09, 2.2, 1.1, Z, ('#9c7148', '#6d4a2c'), 5); hg = group((0, 2.15, 0)); wall(-3, 3, 0, 3, hg, (.28, .64, 0, .8), HONEY, '#cdb894'); hearth(.28, 2.1); fire((.3, 2.3, .4), .62, 60); tiles(-3, 3, -1, 3, .22, '#7d4a35', '#623626')
    pot((.02, 2.3, .98), .12); stem([(.02, 2.3, 1.26), (.02, 2.3, 2.0)], .006, .006, iron()); pitcher((.29, .1, Z + .001), .225, .078, rz=math.radians(200)); tumbler((.03, -.04, Z + .001), .088, .037, red(), .6); tumbler((-.17, .17, Z + .001), .088, .037, red(), .42); tumbler((.16, .27, Z + .001), .088, .037)
    plate((-.13, -.17, Z + .001), .122, clay('#c9b48f', '#a58d66')); lathe('soup', smooth_prof([(0, .006), (.034, .004), (.037, 0), (.043, .003), (.066, .024), (.076, .046), (.0775, .05), (.073, .0505), (.063, .026), (.038, .011), (0, .009)], 6), dipped(('#8a5a3c', '#6b422a'), '#d9c7a2', .02), 96, (-.13, -.17, Z + .0088))
    top = Z + .0012 + napkin_checked((-.345, -.185, Z + .0012), .1, .15, .26, '#8c2f2b', 6); fork((-.362, -.185, top), .07, iron()); knife((-.322, -.185, top), .13, iron())
    lathe('bowl', smooth_prof([(0, .006), (.03, .004), (.033, 0), (.04, .003), (.062, .022), (.07, .038), (.067, .039), (.058, .024), (.035, .011), (0, .009)], 6), clay('#8a5a3c', '#6b422a'), 80, (.255, -.185, Z))
    for i in range(19): a, q = i * 2.4, .047 * math.sqrt((i % 12) / 12); olives_fruit((.255 + q * math.cos(a), -.185 + q * math.sin(a), Z + .012 + (.013 if i > 11 else .004 * q / .047)), i % 4 > 0)
    chair((-.75, .95, 0), .25, OLD); candle((-.0, .33, Z), .09, 2.2, False)
    area((-1.3, -.7, 1.7), (0, 0, Z), (.7, .9), 34, '#ffe8cc'); area((1.4, .2, 1.5), (.2, 0, Z), (.5, .7), 5, '#ffb878'); world('#5a4a50', .16); camera((-.08, -1.34, 1.2), (.015, .2, .87), 46, dof=1.36, fstop=3.2)

def konoba_table_2():
    """Corner bench by the hearth, bread board, copper."""
    start(8, 5); Z = .75; tiles(-1.8, 2.6, -1.8, 2.2, .24, '#a07a60', '#80604a'); wall(-1.9, 2.6, 0, 3, group((0, 2.0, 0)), (1.35, .6, 0, .8), PALE, '#d9ceb8'); box('lw', (.2, 5, 3), (-1.85, 0, 1.5), plaster('#eadfc9', '#d8c9ac')); box('ceil', (5, 5, .06), (0, 0, 2.82), wood(*OLD, axis=1))
    for i in range(6): plank((.17, 5, .2), (-1.5 + i * .85, 0, 2.7), OLD, .016, rough=.75, bump=.8)
    hearth(1.35, 1.95, 1.1, .85, .42); fire((1.35, 2.24, .44), .46, 34, .38); pot((1.3, 1.98, .88), .12); stem([(1.3, 1.98, 1.16), (1.3, 1.98, 1.7)], .006, .006, iron())
    for y in (1.5, 1.72): plank((2.15, .21, .045), (-.7, y + .06, .44), OAK, .006)
    for x in (-1.62, -1.4): plank((.21, 2.6, .045), (x + .0, .15, .44), OAK, .006)
    for x in (-1.5, -.6, .28): plank((.06, .4, .42), (x, 1.68, .21), OAK, .006)
    for z in (.62, .8): plank((2.15, .03, .12), (-.7, 1.9, z), OAK, .008, (-.1, 0, 0)); plank((.03, 2.6, .12), (-1.7, .15, z), OAK, .008, (0, -.1, 0))
    plank((.4, .06, .42), (-1.52, -1.0, .21), OAK, .006); cushion((-.95, 1.66, .5), (0, 0, .03), .48, .42, .1, linen('#7b3f35', 180), 3); cushion((-.2, 1.67, .5), (0, 0, -.04), .48, .42, .1, linen('#d6c8a8', 180), 4); cushion((-1.44, 1.72, .66), (math.radians(74), 0, math.radians(38)), .44, .4, .14, linen('#6f754c', 180), 5); cushion((-1.5, .75, .5), (0, 0, .05), .42, .48, .1, linen('#d6c8a8', 180), 6)
    oak_table(-.45, .72, 1.5, .78, Z, ('#94683f', '#664527')); bx, by = -.42, .62
    b = rough(box('board', (.42, .25, .026), (bx, by, Z + .014), wood('#d2b384', '#b08c5c', axis=0), .009, (0, 0, .16), 3), .003, .12, 4); lathe('hd', smooth_prof([(0, -.012), (.035, -.012), (.04, -.006), (.04, .006), (.035, .012), (0, .012)], 4), wood('#d2b384', '#b08c5c', axis=0), 40, (bx + .24 * math.cos(.16), by + .24 * math.sin(.16), Z + .015))
    g = group((bx - .01, by - .07, Z + .028), (0, 0, .16 - math.pi / 2), 1.25); into(g, knife((0, 0, 0))); cl = sheet(.5, .4, checked('#efe5d2', '#4f6a73', 10, .8), lambda x, y: 0, 110, 90, .0022); q = lambda u, v_: max(0, 1 - (u / .155) ** 2 - (v_ / .088) ** 2)
    for v in cl.data.vertices: x, y = v.co.x, v.co.y; r = math.hypot(x / .155, y / .088); a = math.atan2(y * 1.7, x); hh = .085 * max(0, 1 - min(1, r) ** 2.6) ** .55; fl = max(0, min(1, (r - .8) / .5)); v.co.z = hh + .003 + fl * (.006 + .011 * max(0, math.sin(9 * a + 1.2 * math.sin(2 * a + 1)))) + .0025 * math.sin(x * 40 + y * 25) * (1 - fl)
    cl.location = (-.83, .78, Z); cl.rotation_euler = (0, 0, .3); pitcher((.02, .86, Z + .001), .2, .068, rz=math.radians(150)); tumbler((-.15, .56, Z + .001), .085, .036, red(), .5); tumbler((-.12, .83, Z + .001), .085, .036); candle((.17, .7, Z), .1, 1.6, False)
    pot((.82, 1.72, .43), .1, False); plank((1.5, .2, .035), (-.75, 1.9, 1.52), OLD, .006)
    for i, (x, h) in enumerate(((-1.3, .16), (-1.08, .2), (-.84, .13), (-.5, .18), (-.22, .15))): (pitcher((x, 1.88, 1.54), h, h * .36, (('#a0593a', '#7c3f28'), ('#c7b08a', '#a58b62'), ('#6c6a4c', '#55533a'))[i % 3], R.uniform(3.6, 5.4)) if i % 2 == 0 else plate_up((x, 1.93, 1.54), h * .6))
    for x in (-1.3, -.2): plank((.035, .16, .14), (x, 1.91, 1.43), OLD, .006)
    d = (-.62, .66, -.5); sun(d, 6, '#ffd3a0', .9); leafshade((-.5, 1.0, 1.0), d, 1.3, (2.0, 1.6), 60, (.17, .07), .05, 8); area((1.8, -1.6, 2.2), (-.4, .8, .7), (1.3, 1.3), 60, '#fbeedd'); area((-1.2, -1.6, 2.0), (-.2, 1.2, .8), (1.2, 1.2), 10, '#e5e8f0'); world('#8d8580', .22); camera((.5, -1.02, 1.42), (.02, 1.3, .8), 29, dof=1.9, fstop=5.6)
def plate_up(loc, r): plate(loc, r, clay('#d6c7a6', '#b9a680')); o = bpy.context.collection.objects[-1]; o.location.z += r; o.rotation_euler = (math.radians(80), 0, 0)

shoot(globals())
