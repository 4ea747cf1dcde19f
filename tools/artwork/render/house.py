"""The terrace, the door and the window seat of the house.
usage: blender -b -P house.py -- SHOT OUT WIDTH HEIGHT SAMPLES   (shoot.py --scene house.py calls this)"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_parts import *

def terracotta(loc, h=.3, r=.17, seed=1):
    """Flower pot with a rolled rim, filled with earth."""
    x, y, z = loc; m = clay('#b06b48', '#8a4d33'); lathe('pot', smooth_prof([(0, .0), (r * .62, 0), (r * .66, .01), (r * .92, h * .82), (r * .93, h * .84), (r * 1.04, h * .86), (r * 1.06, h * .97), (r * 1.02, h), (r * .94, h), (r * .88, h * .9), (r * .88, h * .9)], 6), m, 72, loc); rough(lathe('earth', [(0, 0), (r * .9, 0)], mat('earth', '#3d2c20', 1, bump=1, scale=60), 40, (x, y, z + h * .9)), .01, .05, 2)
def rosemary(loc, h=.4, n=26, spread=.2, flowers=True):
    """Upright wands with narrow leaves in whorls, a few blue flowers."""
    leaf = leaf_mesh(.03, .0034, '#4f6b45', '#9fae93', .85, .1); x, y, z = loc; fl = leaf_mesh(.011, .004, '#8a8fc4', '#a9acd6', .7, .3)
    at, blue, wands = [], [], []
    for i in range(n):
        a, t = i * 2.4, spread * 1.6 * math.sqrt((i + .5) / n); l = h * R.uniform(.65, 1.05); base = V((x + math.cos(a) * t * .22, y + math.sin(a) * t * .22, z)); tip = base + V((math.cos(a) * t, math.sin(a) * t, l)); bend = V((math.cos(a), math.sin(a), 0)) * R.uniform(-.03, .06); pts = [base.lerp(tip, k / 8) + bend * math.sin(k / 8 * math.pi) for k in range(9)]; wands.append(pts); m = int(l * 210)
        for k in range(m): u = .12 + .88 * k / m; j = min(7, int(u * 8)); q = pts[j].lerp(pts[j + 1], u * 8 - j); b = k * 2.4; d = (V((math.cos(b), math.sin(b), 0)) * .75 + V((0, 0, 1)) * R.uniform(.4, .9)).normalized(); at.append((q, d.to_track_quat('X', 'Z').to_matrix(), R.uniform(1.0, 1.5) * (1.1 - .35 * u)))
        if flowers and i % 3 == 0: blue += [(pts[6 + k % 2] + V((R.uniform(-.01, .01), R.uniform(-.01, .01), R.uniform(-.02, .03))), Euler((R.uniform(0, 6), R.uniform(-1, 0), R.uniform(0, 6))), R.uniform(.8, 1.2)) for k in range(5)]
    stems(wands, .0018, .0008, once('green wood', lambda: mat('green wood', '#66704a', .85))); foliage(leaf, at)
    if blue: foliage(fl, blue)
def coping(x0, x1, y, z, d=.5):
    x = x0
    while x < x1: w = R.uniform(.6, 1.0); rough(box('cap', (w - .008, d, .08), (x + w / 2, y, z + .03), R.choice(stones(PALE)), .014, (R.uniform(-.006, .006), R.uniform(-.006, .006), R.uniform(-.01, .01))), .014, .1, 4); x += w
def shutters(g, x, z, w, h, color='#5d7564'):
    """A closed pair of louvred shutters in a frame of dressed stone, on the wall of group g."""
    m = once(('paint', color), lambda: mat('paint', color, .55, bump=.12, scale=14, var=.15, objrand=.06)); st = stones(PALE)
    for sz, lc in (((w + .5, .2, .16), (x, -.0, z + h + .08)), ((w + .5, .28, .1), (x, -.04, z - .05)), ((.2, .2, h), (x - w / 2 - .1, 0, z + h / 2)), ((.2, .2, h), (x + w / 2 + .1, 0, z + h / 2))): into(g, rough(box('fr', sz, lc, R.choice(st), .012), .012, .08, 4))
    for sx in (-1, 1):
        c = x + sx * w / 4; hw = w / 4 - .006
        for dx in (-1, 1): into(g, box('st', (.055, .035, h), (c + dx * (hw - .0275), -.07, z + h / 2), m, .004))
        for zz in (.04, h / 2, h - .04): into(g, box('rl', (hw * 2, .033, .08), (c, -.07, z + zz), m, .004))
        n = int((h - .16) / .042)
        for i in range(n):
            zz = .1 + (h - .2) * (i + .5) / n
            if abs(zz - h / 2) > .05: into(g, box('lv', (hw * 2 - .1, .04, .007), (c, -.07, z + zz), m, .002, (.75, 0, 0)))
def lamp_out(g, x, z, e=2.2):
    """Iron wall lantern on group g."""
    fe = iron(); into(g, stem([(x, .06, z + .22), (x, -.1, z + .28), (x, -.17, z + .22), (x, -.17, z + .15)], .007, .007, fe)); parts = (lathe('hood', smooth_prof([(.02, .15), (.03, .13), (.085, .07), (.088, .065)], 4), fe, 6), lathe('lamp', [(.062, .065), (.045, -.1), (0, -.1)], sheer('#f0d6a0', .6), 6)); into(g, *parts)
    for o in parts: o.location = (x, -.17, z)
    into(g, point((x, -.19, z - .02), e, (1, .66, .36), .03))
def lemonade(): return once('lem', lambda: mat('lem', '#d8b65a', .05, spec=.5))
def cafe_chair(loc, rz, tone=OLD, pad='#d8cbb0'):
    chair(loc, rz, tone); x, y, z = loc; cushion((x, y, .492), (0, 0, rz), .38, .37, .06, linen(pad, 180), 7)

def house_terrace():
    """Limestone terrace in leaf shade, evening."""
    start(8, 4); flags(-4, 4.5, -2.6, 3.2, tones=PALE, size=(.45, .95)); wall(-4, 5, 0, .72, group((0, 2.75, 0)), tones=PALE, mortar='#d3c6aa', proud=.03); coping(-4, 5, 2.98, .74, .56)
    outside('terrace', 24, (5.2, 22, 0), strength=1.35)
    T = .74; tx, ty = .12, .55; rough(lathe('top', smooth_prof([(0, T - .028), (.36, T - .028), (.385, T - .022), (.39, T - .012), (.383, T - .002), (.37, T), (.37, T), (0, T)], 5), once('marble', lambda: mat('marble', '#ded4c0', .38, bump=.12, scale=9, var=.2, var2='#c7b99f', bumpdist=.004)), 120, (tx, ty, 0)), .002, .2, 0); fe = iron(); stem([(tx, ty, .05), (tx, ty, T - .02)], .02, .02, fe)
    for i in range(3): a = i * math.tau / 3 + .5; stem([(tx + math.cos(a) * r, ty + math.sin(a) * r, z) for r, z in ((.015, .3), (.06, .16), (.15, .07), (.25, .04), (.29, .012))], .014, .012, fe)
    cafe_chair((-.62, .42, 0), math.pi / 2 + .28); cafe_chair((.86, .78, 0), -math.pi / 2 - .3, pad='#8d8a5f')
    tumbler((-.03, .46, T + .001), .09, .036, lemonade(), .55); tumbler((.3, .62, T + .001), .09, .036, lemonade(), .5); x, y = .13, .72
    lathe('carafe', smooth_prof([(0, .004), (.04, .002), (.052, .004), (.056, .02), (.052, .08), (.034, .14), (.021, .19), (.021, .22), (.03, .245), (.0285, .246), (.0192, .22), (.0192, .19), (.032, .14), (.05, .08), (.053, .02), (0, .012)], 7), thin_glass(), 80, (x, y, T + .001)); lathe('lemonade', smooth_prof([(0, .125), (.035, .125), (.0365, .126), (.0495, .08), (.0525, .022), (.03, .014), (0, .0135)], 5), lemonade(), 80, (x, y, T + .001)); folded(.12, .2, 3, .004, linen('#8e6272', 300), (.0, .74, T + .001), .5, .004); g = group((-.12, .62, T + .001), (0, 0, -.35)); book(g, .15, .21, .026, '#5d6b4a')
    terracotta((-1.75, 2.2, 0), .36, .2); rosemary((-1.75, 2.2, .32), .42, 24, .24); terracotta((1.9, 2.25, 0), .34, .2); rosemary((1.9, 2.25, .3), .42, 26, .24, False); terracotta((-.75, 2.98, .81), .2, .12); rosemary((-.75, 2.98, .98), .24, 16, .14)
    side = group((2.25, 0, 0), (0, 0, -math.pi / 2)); wall(-2.9, 2.6, 0, 3.4, side, tones=PALE, mortar='#d8ccb4', proud=.02); shutters(side, -1.35, 1.0, .96, 1.3); lamp_out(side, -.3, 1.95)
    leaf = mulberry_leaf()
    for a, b, n, k in (((-2.4, .2, 2.55), (.5, 1.1, 2.02), 80, 1.15), ((-2.2, 1.0, 2.7), (.2, 1.9, 2.1), 56, 1.15), ((-2.3, -.3, 2.2), (-1.0, .3, 1.78), 40, 1.1), ((-1.2, .6, 2.6), (1.5, 1.6, 2.3), 60, 1.1), ((-2.4, .9, 2.3), (-1.1, 1.5, 1.75), 40, 1.15), ((-.6, .2, 2.4), (.9, .9, 2.05), 44, 1.0)): spray(a, b, n, leaf, k, .12, .016, droop=.9, petiole=.05)
    d = (.85, .5, -.42); sun(d, 6.5, '#ffc993', .9); leafshade((-.3, .8, .3), d, 2.6, (3.6, 2.4), 120, (.2, .13), 0, 21); leafshade((2.2, 1.2, 1.5), d, 2.4, (2.6, 2.2), 80, (.2, .13), 0, 22); area((-2.4, -2.2, 2.6), (.2, .8, .5), (2, 1.6), 40, '#ffe9cf'); world('#c3cdd2', .6)
    camera((-.72, -2.15, 1.36), (.42, 1.0, .95), 34, dof=2.8, fstop=2.8)
def book(g, w, d, h, color):
    c = mat('cover', color, .8, bump=.3, scale=300, bumpdist=.0006); pg = once('pages', lambda: mat('pages', '#efe6d0', .9, bump=.6, scale=90, stretch=(.2, .2, 14), bumpdist=.002))
    return into(g, box('p', (w - .006, d - .008, h - .006), (0, 0, h / 2), pg, .002), box('c', (w, d, .003), (0, 0, .0015), c, .0012), box('c', (w, d, .003), (0, 0, h - .0015), c, .0012), box('sp', (.004, d, h), (-w / 2, 0, h / 2), c, .0015))
def book_open(loc, rz, w=.135, d=.2):
    """Two banks of pages that swell from the gutter; lines of print are only hinted at."""
    g = group(loc, (0, 0, rz)); pm = mat('page', '#f4ecd8', .85, spec=.2); nt = pm.node_tree; tc = nt.nodes.new('ShaderNodeTexCoord'); wv = nt.nodes.new('ShaderNodeTexWave'); wv.bands_direction = 'Y'; wv.inputs['Scale'].default_value = 62; sp = nt.nodes.new('ShaderNodeSeparateXYZ'); no = nt.nodes.new('ShaderNodeTexNoise'); no.inputs['Scale'].default_value = 260
    nt.links.new(tc.outputs['Object'], wv.inputs['Vector']); nt.links.new(tc.outputs['Object'], sp.inputs[0]); nt.links.new(tc.outputs['Object'], no.inputs['Vector']); ab = [nt.nodes.new('ShaderNodeMath') for _ in range(2)]
    for a, k in zip(ab, 'XY'): a.operation = 'ABSOLUTE'; nt.links.new(sp.outputs[k], a.inputs[0])
    def cmp(src, op, v): q = nt.nodes.new('ShaderNodeMath'); q.operation = op; q.inputs[1].default_value = v; nt.links.new(src, q.inputs[0]); return q.outputs[0]
    def mul(a, b): q = nt.nodes.new('ShaderNodeMath'); q.operation = 'MULTIPLY'; nt.links.new(a, q.inputs[0]); nt.links.new(b, q.inputs[1]); return q.outputs[0]
    f = mul(mul(cmp(wv.outputs['Fac'], 'GREATER_THAN', .62), cmp(no.outputs['Fac'], 'GREATER_THAN', .4)), mul(mul(cmp(ab[0].outputs[0], 'GREATER_THAN', .02), cmp(ab[0].outputs[0], 'LESS_THAN', w - .018)), cmp(ab[1].outputs[0], 'LESS_THAN', d / 2 - .02))); f = cmp(f, 'MULTIPLY', .55); mx = nt.nodes.new('ShaderNodeMixRGB'); mx.inputs[1].default_value = hexc('#f4ecd8'); mx.inputs[2].default_value = hexc('#6a5f58'); nt.links.new(f, mx.inputs[0]); nt.links.new(mx.outputs[0], nt.nodes['Principled BSDF'].inputs['Base Color']); N = 40; v, fc = [], []
    for i in range(N + 1): u = i / N * 2 - 1; a = abs(u); z = .004 + .017 * (math.sin(min(1, a * 2.2) * math.pi / 2) ** .7) * (1 - .45 * a) + (.004 if u > 0 else 0) * a; v += [(u * w, -d / 2, z), (u * w, d / 2, z)]
    for i in range(N): fc.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    lo = [(x, y, .003) for x, y, _ in v]; M = len(v); v += lo; fc += [(2 * i, M + 2 * i, M + 2 * i + 2, 2 * i + 2) for i in range(N)] + [(2 * i + 1, 2 * i + 3, M + 2 * i + 3, M + 2 * i + 1) for i in range(N)] + [(0, 1, M + 1, M), (2 * N, M + 2 * N, M + 2 * N + 1, 2 * N + 1)]
    o = obj('pages', v, fc, pm, True); o.data.use_auto_smooth = True; return into(g, o, box('cover', (2 * w + .012, d + .008, .003), (0, 0, .0015), mat('cov', '#5b2c46', .8), .001))
def cup(loc, k=1.0, rz=0.4):
    g = group(loc, (0, 0, rz), k); m = porcelain('#e9e1d0'); into(g, lathe('saucer', smooth_prof([(0, .004), (.03, .003), (.032, 0), (.036, .003), (.06, .012), (.074, .018), (.073, .0195), (.058, .0145), (.036, .007), (0, .006)], 6), m, 96), lathe('cup', smooth_prof([(0, .01), (.02, .0075), (.021, .006), (.024, .008), (.036, .024), (.041, .05), (.0425, .064), (.041, .0645), (.039, .05), (.034, .026), (.02, .014), (0, .0125)], 7), m, 96), lathe('tea', [(0, .054), (.038, .054), (.0392, .0544)], mat('tea', '#8a4a1c', .04, spec=.5, coat=.6), 64), stem([(.04 + .022 * math.sin(math.pi * t / 14), 0, .053 - .028 * t / 14) for t in range(15)], .0036, .0036, m)); return g

DOOR = ('#6d5a48', '#4a3a2d')
def old_door(g, w, h, ring=False):
    """One leaf of upright boards with rails, nails and a ring; hinge at x = 0, face at y = 0."""
    n = 4; t = DOOR
    for i in range(n): bw = w / n; into(g, rough(plank((bw - .004, .045, h - R.uniform(0, .012)), ((i + .5) * bw, .022, h / 2), t, .005, (0, R.uniform(-.003, .003), 0), .75, .8), .004, .2, 4))
    fe = iron()
    for z in (.28, h * .52, h - .45):
        into(g, plank((w * .96, .03, .11), (w / 2, .06, z), t, .006, rough=.75))
        for i in range(n): into(g, *(lathe('nail', smooth_prof([(0, .008), (.006, .007), (.011, .002), (.012, 0)], 4), fe, 16, ((i + .5 + o) * w / n, 0, z + .02)) for o in (-.2, .2)))
    for ob in g.children:
        if ob.name.startswith('nail'): ob.rotation_euler = (math.pi / 2, 0, 0)
    for z in (.3, h - .5): into(g, box('strap', (w * .7, .006, .04), (w * .35, -.003, z), fe, .002))
    if ring: into(g, lathe('rose', smooth_prof([(0, .012), (.02, .01), (.035, .002), (.036, 0)], 4), fe, 32, (w - .12, 0, 1.12))); g.children[-1].rotation_euler = (math.pi / 2, 0, 0); into(g, stem([(w - .12 + math.sin(a) * .05, -.016 - .006 * (1 - math.cos(a)), 1.07 + math.cos(a) * .05) for a in (i / 28 * math.tau for i in range(29))], .0065, .0065, fe))
    return g
def house_door():
    """Arched portal, one leaf of the old door open, key in the lock."""
    start(8, 4); flags(-4, 4, -4.5, .0, tones=PALE, size=(.4, .8)); hole = (-.25, .66, .3, 1.72); front = group((0, 0, 0)); wall(-3.2, 3.4, 0, 3.4, front, hole, PALE, '#d8ccb4', .02); arch(front, hole, .36, 15, .26, PALE, sill=False)
    rough(box('step', (1.9, .46, .15), (-.25, -.28, .225), stones(PALE)[2], .016), .012, .1, 4); rough(box('step', (2.4, .86, .15), (-.25, -.3, .075), stones(PALE)[0], .016), .012, .1, 4); rough(box('sill', (1.4, .5, .06), (-.25, .2, .29), stones(PALE)[1], .01), .008, .1)
    cx, hw, b, sp = hole
    tm = wood(*DOOR, axis=0, rough=.75);
    fan = box('transom', (1.34, .09, .1), (cx, .3, sp + .0), tm, .008)
    for i in range(7): a = math.pi * (i + .5) / 7; q = .66; into(group((cx, .3, sp)), box('ray', (.022, .02, .62), (math.cos(a) * .33, 0, math.sin(a) * .33), iron(), .003, (0, math.pi / 2 - a, 0)))
    stem([(cx + math.cos(math.pi * i / 24) * .33, .3, sp + math.sin(math.pi * i / 24) * .33) for i in range(25)], .009, .009, iron())
    h = sp - b - .05; old_door(group((cx + hw - .01, .3, b), (0, 0, math.pi)), hw - .012, h)
    old_door(group((cx - hw + .01, .27, b), (0, 0, math.radians(62))), hw - .012, h, ring=True)
    x = cx + .07; fe = iron(); box('plate', (.07, .008, .15), (x, .247, 1.32), fe, .003); stem([(x, .25, 1.31), (x, .15, 1.31)], .0065, .0065, metal('#6f655a', .4)); stem([(x + math.cos(a) * .02, .118, 1.31 + math.sin(a) * .032) for a in (i / 24 * math.tau for i in range(25))], .0055, .0055, metal('#6f655a', .4)); stem([(x, .118, 1.275), (x + .012, .116, 1.2), (x + .004, .12, 1.14)], .0018, .0018, linen('#8c2f2b')); lathe('tassel', smooth_prof([(0, .03), (.007, .026), (.006, .018), (.012, -.045), (0, -.045)], 4), linen('#8c2f2b'), 20, (x + .004, .12, 1.115))
    box('hall', (3, 4, .1), (cx, 2.2, b - .05), once('hallf', lambda: mat('hallf', '#a5694a', .5, var=.3, scale=6))); box('hallb', (4, .1, 3), (cx, 3.6, 1.5), plaster('#e6d7ba')); [box('halls', (.1, 4, 3), (cx + sx * 1.3, 2.2, 1.5), plaster('#e6d7ba')) for sx in (-1, 1)]; box('hallc', (3, 4, .1), (cx, 2.2, 2.75), plaster('#d9c9a8')); point((cx - .3, 2.3, 2.1), 42, (1, .7, .4), .12)
    plank((.9, .34, .05), (cx - .4, 3.3, 1.12), WALNUT, .006); plank((.8, .3, .8), (cx - .4, 3.3, .7), WALNUT, .006); lathe('vase', smooth_prof([(0, 0), (.06, 0), (.09, .08), (.05, .2), (.06, .25), (.05, .25), (0, .1)], 6), clay('#d3c5a8', '#b7a583'), 48, (cx - .45, 3.3, 1.145)); [spray((cx - .45, 3.3, 1.38), (cx - .45 + math.cos(a) * .2, 3.25, 1.4 + math.sin(a) * .3), 12, olive_leaf(), 1.5, .02, .003, droop=.1) for a in (.8, 1.4, 2.2)]
    terracotta((.98, -.42, .0), .4, .22); rosemary((.98, -.42, .36), .5, 34, .3); terracotta((-1.22, -.36, .15), .24, .15); rosemary((-1.22, -.36, .36), .27, 18, .18, False)
    rough(box('bench', (1.0, .36, .1), (1.78, -.26, .44), stones(PALE)[2], .016), .012, .1, 4); [rough(box('leg', (.2, .28, .4), (1.78 + sx * .33, -.22, .2), stones(PALE)[1], .014), .014, .08, 4) for sx in (-1, 1)]; cushion((1.72, -.26, .525), (0, 0, .03), .44, .33, .08, linen('#8d8a5f', 180), 3)
    lamp_out(group(), .78, 1.96)
    d = (.8, .62, -.55); sun(d, 5.0, '#ffd4a3', .9); leafshade((.2, 0, 2.1), d, 2.4, (4.4, 2.6), 120, (.2, .12), 0, 31); leafshade((1.9, 0, .9), d, 2.2, (1.6, 2.0), 40, (.2, .12), 0, 32); area((-.5, -4.0, 2.8), (0, 0, 1.2), (2.6, 1.6), 45, '#e6ecf2'); world('#ccd6de', .45)
    camera((.62, -3.55, 1.42), (.28, 0, 1.2), 32, dof=3.5, fstop=5.6)

def outline(hw, z0, sp, rise, x=0.0, n=24): return [(x - hw, z0)] + [(x + hw * math.cos(math.pi - math.pi * i / n), sp + rise * math.sin(math.pi * i / n)) for i in range(n + 1)] + [(x + hw, z0)]
def house_window():
    """Deep window seat from inside: cushion, book, cup, a patch of sun."""
    start(8, 5); p = plaster('#ece2ce', '#dccfb4', .4); z0, D = .46, .78; a, b, far = outline(.86, z0, 1.72, .36), outline(.56, z0 + .26, 1.66, .26), outline(3.4, -.2, 2.0, 1.4); v, f = [], []
    for (x, z), (u, w), (fx, fz) in zip(a, b, far): v += [(fx, 0, fz), (x, 0, z), (u, D, w), (u, D + .14, w)]
    n = len(a)
    for i in range(n - 1):
        q = i * 4
        for k in range(3): f.append((q + k, q + 4 + k, q + 5 + k, q + 1 + k))
    e = (n - 1) * 4; f += [(0, 1, e + 1, e), (1, 2, e + 2, e + 1)]; o = obj('reveal', v, f, p); be = o.modifiers.new('b', 'BEVEL'); be.width = .03; be.segments = 4; be.limit_method = 'ANGLE'; be.angle_limit = .5; o.data.use_auto_smooth = True
    box('ledge', (1.2, .34, .26), (0, D - .0, z0 + .12), stones(PALE)[2], .014); rough(bpy.context.collection.objects[-1], .006, .1, 4); plank((1.9, .86, .05), (0, .36, z0 - .02), WALNUT, .01); box('front', (1.8, .06, .5), (0, .02, .2), p, .01)
    y = D + .06; m = mat('frame', '#6b7f6c', .5, bump=.1, scale=14, var=.12)
    for x in (-.535, -.02, .02, .535): box('st', (.045, .045, 1.4), (x, y, z0 + .96), m, .004)
    for z in (.29, .72, 1.12, 1.44): box('rail', (1.1, .036, .036 if z > .3 else .06), (0, y, z0 + z), m, .004)
    stem([(u, y, w - .012) for u, w in b[1:-1]], .024, .024, m)
    for x in (-.28, .28): box('mu', (.022, .03, 1.4), (x, y, z0 + .96), m, .003)
    outside('roofs', 9, (.1, D + 2.3, 0), strength=.95)
    leaf = mulberry_leaf()
    for s, t_ in (((1.6, 1.5, 2.6), (.1, 1.45, 1.8)), ((1.5, 1.7, 2.2), (.3, 1.6, 1.5))): spray(s, t_, 34, leaf, .95, .08, .012, droop=.9, petiole=.04)
    cushion((0, .38, z0 + .06), (0, 0, 0), 1.6, .74, .12, linen('#d9ccb0', 160), 5); cushion((-.58, .42, z0 + .3), (math.radians(84), 0, math.radians(62)), .46, .42, .17, linen('#4d2e40', 170), 8); cushion((-.44, .5, z0 + .25), (math.radians(66), .1, math.radians(50)), .36, .32, .14, linen('#8b8867', 170), 9)
    book_open((.12, .3, z0 + .117), .32); rough(box('tray', (.32, .24, .014), (.52, .34, z0 + .12), wood(*OAK, axis=0), .005, (0, 0, -.2), 3), .001, .1, 2); cup((.52, .33, z0 + .128), 1.0, -.7); vase((.3, D - .02, z0 + .255))
    throw_over(linen('#7d5546', 150)); box('floor', (6, 4, .04), (0, -1.6, -.02), once('fl', lambda: wood(*OAK, axis=1)))
    curtain(-1.2, .0, 2.3); d = (.42, -.8, -.5); sun(d, 20, '#ffd5a2', .8); area((0, D + .3, 1.5), (0, 0, .9), (1.0, 1.3), 26, '#e8edf0'); area((1.4, -2.2, 2.0), (0, .2, .9), (1.4, 1.2), 17, '#fff1e0'); world('#d5d9da', .22); leafshade((.1, .3, .6), d, 2.0, (1.4, 1.6), 34, (.15, .1), 0, 44)
    camera((.3, -1.72, 1.5), (.0, .35, .93), 33, dof=2.2, fstop=4.0)
def vase(loc):
    x, y, z = loc; lathe('vase', smooth_prof([(0, 0), (.03, 0), (.045, .03), (.042, .07), (.022, .11), (.02, .13), (.026, .142), (.024, .142), (.017, .13), (.018, .11), (0, .02)], 6), clay('#c7b690', '#a99871'), 64, loc)
    for i in range(5): a, t = i * 2.4, R.uniform(.2, .5); l = R.uniform(.18, .28); spray((x, y, z + .12), (x + math.cos(a) * math.sin(t) * l, y + math.sin(a) * math.sin(t) * l * .5, z + .13 + math.cos(t) * l), 16, olive_leaf(), .9, .01, .0018, droop=.1)
def throw_over(m):
    """A throw laid over the front edge of the seat, its folds falling from the edge."""
    W_, L, e, top = .5, .95, -.075, .575; q = [R.uniform(0, 6) for _ in range(3)]; v, f = [], []; nx, ny = 70, 90
    for j in range(ny + 1):
        for i in range(nx + 1):
            u, t = i / nx - .5, j / ny * L; s = math.sin(u * 19 + q[0] + 1.1 * math.sin(u * 7 + q[1])); inn = .5 - t
            if inn > 0: y, z = e + inn, top + .008 + .007 * (1 + s) * min(1, .25 + t / .5)
            else: k = min(1, -inn / .04); y, z = e - .018 * k - (.012 + .02 * min(1, -inn / .3)) * (1 + s) * k, top + .015 - max(0, -inn - .015 * k)
            v.append((.66 + u * W_ * (1 + .1 * (t / L)) + .02 * math.sin(t * 6 + q[2]), y, z))
    f = [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)]; o = obj('throw', v, f, m, True); so = o.modifiers.new('so', 'SOLIDIFY'); so.thickness = .006; return o
def curtain(x, y, h, w=.42):
    """Sheer linen hanging from a rod, gathered to the side."""
    N, M = 160, 40; v, f = [], []; q = [R.uniform(0, 6) for _ in range(3)]
    for j in range(M + 1):
        t = j / M
        for i in range(N + 1): u = i / N; s = math.sin(u * 42 + q[0] + .8 * math.sin(u * 9 + q[1]) + .25 * math.sin(t * 3 + q[2])); v.append((x + u * w * (1 - .12 * math.sin(t * math.pi)), y - .06 + .032 * s * (.5 + .5 * t), h - t * (h - .02)))
    for j in range(M):
        for i in range(N): a = j * (N + 1) + i; f.append((a, a + 1, a + N + 2, a + N + 1))
    o = obj('curtain', v, f, sheer('#efe6d4', .35), True); stem([(x - .2, y - .06, h + .01), (x + 2.9, y - .06, h + .01)], .011, .011, iron()); return o

shoot(globals())
