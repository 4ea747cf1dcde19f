"""The stone bath, the towels and the sauna.
usage: blender -b -P wellness.py -- SHOT OUT WIDTH HEIGHT SAMPLES   (shoot.py --scene wellness.py calls this)"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_parts import *

def water(x0, x1, y0, y1, z, ripple=0.5):
    """Still water: mirrors and bends light, lets lamps shine through (no caustics needed)."""
    m = mat('water', '#d7ebe4', 0.0, trans=1.0, ior=1.33, spec=.5, bump=ripple, scale=2.6, detail=3, bumpdist=.02); nt = m.node_tree; lp = nt.nodes.new('ShaderNodeLightPath'); tr = nt.nodes.new('ShaderNodeBsdfTransparent'); tr.inputs[0].default_value = (.8, .93, .88, 1); mx = nt.nodes.new('ShaderNodeMixShader'); nt.links.new(lp.outputs['Is Shadow Ray'], mx.inputs[0]); nt.links.new(nt.nodes['Principled BSDF'].outputs[0], mx.inputs[1]); nt.links.new(tr.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], nt.nodes['Material Output'].inputs['Surface'])
    return obj('water', [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], m)
def slab(sz, lc, tone=PALE[0], r=.6, bevel=.012, bend=.008):
    m = once(('slab', tone, r), lambda: mat('slab', tone[0], r, bump=.4, scale=8, detail=10, var=.3, var2=tone[1], bumpdist=.01, objrand=.08)); return rough(box('slab', sz, lc, m, bevel=bevel, seg=3), bend, .12, 4)
def lantern(loc, k=1.0, e=3.0):
    """Four iron posts, glass, a stump of candle."""
    g = group(loc, (0, 0, .35), k); fe = iron(); into(g, box('b', (.13, .13, .014), (0, 0, .012), fe, .003), box('t', (.13, .13, .012), (0, 0, .216), fe, .003), lathe('roof', [(.088, .222), (.03, .275), (.0, .28)], fe, 4), stem([(math.cos(a) * .028, 0, .285 + math.sin(a) * .028 + .012) for a in (i / 20 * math.tau for i in range(21))], .003, .003, fe))
    for sx in (-1, 1):
        for sy in (-1, 1): into(g, box('p', (.009, .009, .2), (sx * .058, sy * .058, .116), fe, .001))
    into(g, lathe('c', smooth_prof([(0, .098), (.024, .097), (.026, .1), (.0265, .096), (.0265, .02)], 4), wax(), 40), flame((0, 0, .102), .9)); point((loc[0], loc[1], loc[2] + .135 * k), e, (1, .56, .25), .012); return g
def bath_towels(loc, cols, w=.34, d=.24, rz=0.0, th=.017):
    x, y, z = loc
    for i, c in enumerate(cols): folded(w - .012 * i, d - .008 * i, 3, th, terry(c), (x, y, z), rz + R.uniform(-.05, .05), .008); z += 3 * th + .002

def wellness_1():
    """Basin under the vault: steps into the water, lamps, towels."""
    start(12, 4); p = plaster('#e4d7bd', '#cbb892'); barrel(0, 2.0, -3.2, 3.4, 1.0, p); wl = (-.16, -.85)
    for sx in (-1, 1): wall(-3.2, 3.4, 0, 1.08, group((sx * 1.98, 0, 0), (0, 0, -sx * math.pi / 2)), tones=PALE, mortar='#d3c6aa')
    end = group((0, 3.3, 0)); h = (0, .5, .55, 1.35); wall(-2.1, 2.1, -1, 3.1, end, h, PALE, '#d3c6aa'); arch(end, h, .4, 15, .22, PALE); box('nb', (1.4, .08, 2), (0, 3.74, 1.2), plaster('#dccdb0', '#c5b28c')); arch(group((0, 1.0, 0)), (0, 1.8, 0, 1.0), .32, 27, .26, PALE, sill=False)
    px, y0, y1 = 1.22, -.35, 2.75; tile = once('mosaic', lambda: mat('mosaic', '#9fb3a4', .4, bump=.3, scale=9, var=.25, var2='#86a096', objrand=.16, bumpdist=.004))
    for i in range(12):
        for j in range(15): box('t', (.2, .2, .03), (-px + .1 + i * .2034, y0 + .1 + j * .207, wl[1] - .015), tile, .004, (R.uniform(-.004, .004), R.uniform(-.004, .004), 0))
    for sx in (-1, 1):
        for j in range(15):
            for k in range(4): box('t', (.03, .2, .2), (sx * (px + .015), y0 + .1 + j * .207, wl[1] + .1 + k * .204), tile, .004)
    for i in range(12):
        for k in range(4): box('t', (.2, .03, .2), (-px + .1 + i * .2034, y1 + .015, wl[1] + .1 + k * .204), tile, .004); box('t', (.2, .03, .2), (-px + .1 + i * .2034, y0 - .015, wl[1] + .1 + k * .204), tile, .004)
    for i in range(4): hh = .76 - i * .19; slab((.3, 1.15, hh), (px - .15 - i * .28, 1.05, wl[1] + hh / 2), PALE[i % 3], .5)
    for sx in (-1, 1):
        y = -3.0
        while y < 3.2:
            l = R.uniform(.55, .9)
            if y + l > 3.3: l = 3.3 - y
            slab((.82, l - .008, .12), (sx * (px + .425), y + l / 2, -.06), R.choice(PALE[:3]), .45); y += l
    x = -1.22
    while x < 1.2: w = min(R.uniform(.5, .8), 1.22 - x); slab((w - .008, .62, .12), (x + w / 2, y0 - .325, -.06), R.choice(PALE[:3]), .45); slab((w - .008, 1.2, .12), (x + w / 2, y0 - 1.245, -.06), R.choice(PALE[:3]), .45); slab((w - .008, .56, .12), (x + w / 2, y1 + .3, -.06), R.choice(PALE[:3]), .45); x += w
    water(-px, px, y0, y1, wl[0]); slab((.46, 1.6, .1), (-1.7, .95, .42)); [slab((.4, .24, .38), (-1.74, y, .19), PALE[1]) for y in (.36, 1.54)]
    bath_towels((-1.66, .5, .472), ('#e9e0cd', '#a8a283', '#ebe3d2', '#e3d8c2'), .36, .3, math.pi / 2 + .06); lathe('bowl', smooth_prof([(0, .008), (.05, .004), (.055, 0), (.06, .004), (.1, .05), (.11, .075), (.106, .076), (.095, .05), (.055, .016), (0, .012)], 6), clay('#a89a7c', '#8b7d60'), 72, (-1.64, 1.52, .472))
    for y, z in ((.98, 0), (1.12, 0), (1.05, .118)): rolled(.066, .3, terry('#ebe3d2'), (-1.66, y, .472 + z), .06)
    lantern((-1.42, -.12, 0), 1.15, 4); lantern((1.42, .35, 0), 1.15, 4); lantern((-1.38, 2.3, 0), 1.0, 3.5); lantern((.0, 3.45, .56), 1.2, 5); lantern((1.42, 2.5, 0), 1.0, 3.5)
    folded(.3, .42, 2, .012, terry('#e9e0cd'), (1.45, -.4, 0), .12, .01)
    for x in (-.8, .2): point((x, y1 - .2, -.5), 7, (.95, .95, .78), .06)
    hidden = point((-.15, .55, -.42), 5, (.95, .95, .8), .1); hidden.visible_camera = hidden.visible_transmission = False
    point((0, 3.55, 1.5), 3.5, (1, .68, .38), .06); area((-.6, -2.2, 2.2), (0, 1, .2), (1.4, 1.0), 26, '#ffe8cc'); area((0, 1.6, 2.7), (0, 1.6, 0), (1.2, 1.6), 14, '#ffdfb8'); world('#5b6468', .12)
    camera((-.38, -2.62, 1.52), (.04, 1.1, .42), 27, dof=3.4, fstop=5.6)

def soap(loc, rot, color):
    m = once(('soap', color), lambda: mat('soap', color, .46, bump=.12, scale=45, var=.14, spec=.35, bumpdist=.003)); o = box('soap', (.106, .07, .034), loc, m, .008, rot, 6); return o
def wellness_2():
    """Stone bench before a niche: rolled towels, soap, bay, a bowl."""
    start(10); p = plaster('#d9c6a6', '#c4ad86', .5); w = group((0, .34, 0)); v, f = [], []; cx, hw, b, sp, dp = .2, .19, .2, .36, .26
    prof = [(cx - hw, b)] + [(cx + hw * math.cos(math.pi - math.pi * i / 32), sp + hw * math.sin(math.pi * i / 32)) for i in range(33)] + [(cx + hw, b)]; far = [(-2.2, -.4)] + [(cx + 2.6 * math.cos(math.pi - math.pi * i / 32), sp + 2.0 * math.sin(math.pi * i / 32)) for i in range(33)] + [(2.9, -.4)]
    for (x, z), (u, q) in zip(prof, far): v += [(u, 0, q), (x, 0, z), (x * .98 + cx * .02, dp, z)]
    n = len(prof)
    for i in range(n - 1): a, c = i * 3, i * 3 + 3; f += [(a, c, c + 1, a + 1), (a + 1, c + 1, c + 2, a + 2)]
    f += [(0, 1, (n - 1) * 3 + 1, (n - 1) * 3), (1, 2, (n - 1) * 3 + 2, (n - 1) * 3 + 1), tuple(i * 3 + 2 for i in range(n))]; o = into(w, obj('niche', v, f, p)); ob = bpy.context.collection.objects[-1]; be = ob.modifiers.new('b', 'BEVEL'); be.width = .012; be.segments = 3; be.limit_method = 'ANGLE'; ob.data.use_auto_smooth = True
    slab((2.6, .78, .09), (0, -.03, -.045), PALE[2], .6, .014, .01); slab((2.5, .6, .5), (0, .05, -.34), PALE[1], .8); slab((2 * hw + .1, .3, .03), (cx, .47, b + .012), PALE[0], .6, .006, .004)
    cols = ('#ede4d2', '#b9ae8e', '#ede4d2')
    for i, (x, z) in enumerate(((-.4, 0), (-.262, 0), (-.331, .115))): rolled(.066, .27, terry(cols[i]), (x, .06 + R.uniform(-.012, .012), z + .001), math.pi / 2 + .16 + R.uniform(-.03, .03))
    folded(.42, .3, 2, .012, linen('#e4d8c0', 380), (.04, -.06, .002), -.12, .008); soap((-.04, -.07, .045), (0, 0, .25), '#9fa070'); soap((-.026, -.064, .0792), (0, 0, -.1), '#b4b184'); soap((.1, -.145, .045), (0, 0, -.5), '#c3b78f')
    twig((.3, -.235, .001), 2.95, .26, 6, .25, .014, bay_leaf(), 1.0); bowl = lathe('bowl', smooth_prof([(0, .006), (.04, .004), (.043, 0), (.05, .003), (.075, .026), (.088, .058), (.085, .06), (.07, .03), (.045, .012), (0, .01)], 8), clay('#7c6a73', '#5f4d58'), 96, (.4, -.02, .001)); lathe('oil', [(0, .036), (.0735, .036), (.0755, .0366)], mat('oil', '#a38f22', .04, spec=.6, coat=1.0), 64, (.4, -.02, .001))
    cy = .45; lathe('cup', smooth_prof([(0, .004), (.03, .002), (.034, 0), (.04, .01), (.044, .07), (.042, .072), (.038, .02), (0, .012)], 6), thin_glass((.98, .9, .8, 1)), 64, (cx - .08, cy, b + .028)); candle((cx - .08, cy, b + .042), .03, 2.2, False); lathe('vb', smooth_prof([(0, .002), (.05, 0), (.06, .05), (.055, .11), (.03, .16), (.026, .19), (.03, .2), (.022, .19), (.026, .15), (0, .02)], 7), clay('#cdbf9f', '#b2a27e'), 64, (cx + .08, cy, b + .028))
    for i in range(3): a = (2.0, 1.2, .5)[i]; spray((cx + .08, cy, b + .21), (cx + .08 + math.cos(a) * .13, cy - .06, b + .21 + math.sin(a) * .19), 8, bay_leaf(), .62, .01, .002, droop=.0)
    d = (.8, .5, -.5); sun(d, 4.6, '#ffd09a', .9); leafshade((.0, .1, .2), d, 1.4, (1.9, 1.7), 64, (.2, .06), .16, 12); area((-1.1, -.7, .9), (0, 0, .1), (.7, 1.0), 9, '#e9edf0'); area((.9, -.6, .6), (.1, 0, .1), (.3, .8), 3, '#ffdfba'); world('#dcd6cc', .3)
    camera((-.06, -1.42, .5), (.02, .1, .205), 50, dof=1.46, fstop=5.6)

def bucket(loc, rz=0.0):
    """Staves, two hoops, a bail, and the ladle that leans in it."""
    g = group(loc, (0, 0, rz)); m = wood('#c79f68', '#9a7345', axis=2); into(g, lathe('staves', [(0, .0), (.112, 0), (.128, .2), (.118, .2), (.104, .02), (0, .02)], m, 14)); [into(g, lathe('hoop', [(r + .001, z), (r + .004, z + .001), (r + .0055, z + .02), (r + .002, z + .021)], brass(), 64)) for r, z in ((.1155, .035), (.1265, .16))]; into(g, lathe('water', [(0, .15), (.115, .15)], mat('wasser', '#3f4a44', .04, spec=.6), 40))
    into(g, stem([(math.cos(a) * .128, 0, .185 + math.sin(a) * .12) for a in (math.pi * i / 20 for i in range(21))], .005, .005, iron()), lathe('grip', [(0, -.05), (.012, -.05), (.014, 0), (.012, .05), (0, .05)], m, 24)); bpy.context.collection.objects[-1].location = (0, 0, .305); bpy.context.collection.objects[-1].rotation_euler = (0, math.pi / 2, 0)
    into(g, stem([(.02, -.03, .12), (.1, -.08, .3), (.17, -.13, .44)], .008, .007, m)); return g
def wellness_3():
    """The sauna: two benches of poplar, the stove with its stones, a bucket, a lamp behind slats."""
    start(8, 5); pop, n = ('#dcc5a0', '#c0a178'), 18
    for i in range(n): z = .06 + .122 * i; plank((2.7, .024, .119), (0, 2.2, z), pop, .004, rough=.6); [plank((.024, 4.4, .119), (sx * 1.32, .2, z), pop, .004, rough=.6) for sx in (-1, 1)]
    for i in range(23): plank((.117, 4.4, .024), (-1.3 + .12 * i, .2, 2.2), pop, .004, rough=.6)
    flags(-1.4, 1.4, -2.0, 2.3, tones=PALE, size=(.4, .7))
    for y0, z, k in ((1.6, .94, 5), (.98, .48, 5)):
        for i in range(k): plank((2.58, .098, .034), (0, y0 + .05 + .115 * i, z), pop, .01, (R.uniform(-.002, .002), 0, 0), .5)
        plank((2.58, .03, .11), (0, y0 + .02, z - .07), pop, .006)
    for x in (-1.1, 0, 1.1): plank((.07, .06, .44), (x, 1.06, .22), pop, .006); plank((.07, .06, .42), (x, 1.66, .7), pop, .006)
    for z in (1.24, 1.4): plank((2.5, .03, .095), (0, 2.13, z), pop, .01, (-.12, 0, 0))
    for x in (-1.0, 0, 1.0): plank((.05, .05, .34), (x, 2.165, 1.3), pop, .005)
    l = area((0, 1.72, .85), (0, 1.15, .3), (2.4, .06), 9, '#ffb166'); l.visible_camera = False; l = area((0, 2.16, 1.16), (0, 2.0, 2.2), (2.3, .05), 8, '#ffb166'); l.visible_camera = False
    # the stove in its guard of slats
    x, y = -.94, .36; rough(box('stove', (.46, .42, .6), (x, y, .34), iron(), .012), .004, .1, 2); box('door', (.24, .012, .2), (x, y - .214, .3), iron(), .006); box('glow', (.17, .004, .07), (x, y - .222, .3), emis((1, .3, .06, 1), 2.2), .004)
    for i in range(64): a, q = i * 2.4, .2 * math.sqrt((i % 32 + .5) / 32); rough(box('st', (R.uniform(.06, .1), R.uniform(.05, .09), R.uniform(.045, .07)), (x + q * math.cos(a) * 1.05, y + q * math.sin(a) * .92, .66 + (.075 if i > 31 else 0) + R.uniform(0, .02) - .12 * (q / .2) ** 2 * (i > 31)), stones((('#6d6a66', '#4f4c4a'), ('#7d7872', '#5d5853'), ('#5b5856', '#403e3d')))[i % 3], .016, (R.uniform(0, 3), R.uniform(0, 3), R.uniform(0, 3)), 3), .03, .06, 2)
    for z in (.2, .42, .64): plank((.66, .026, .05), (x, y - .3, z), pop, .008); plank((.026, .62, .05), (x + .33, y, z), pop, .008)
    for dx, dy in ((-.32, -.3), (.33, -.3), (.33, .3)): plank((.04, .04, .72), (x + dx, y + dy, .36), pop, .006)
    bucket((.5, 1.2, .498), .5); bath_towels((-.42, 1.85, .958), ('#ece2cf', '#b9ae8e', '#ece2cf'), .44, .34, .08); rolled(.075, .36, terry('#ece2cf'), (.62, 1.98, .958), .1)
    # corner lamp behind slats
    for i in range(6): t = i / 5; plank((.045, .012, .34), (-1.28 + .22 * t, 2.17 - .22 * (1 - t), 1.72), pop, .004, (0, 0, -.78))
    point((-1.22, 2.12, 1.72), 9, (1, .62, .3), .06)
    area((.6, -1.6, 2.0), (0, 1.3, .7), (1.4, 1.0), 26, '#ffe6ca'); area((.2, .9, 2.1), (.1, 1.4, .4), (1.2, .8), 10, '#ffd9ae'); world('#7d6a5c', .14); camera((.46, -1.72, 1.36), (-.1, 1.4, .86), 27, dof=3.1, fstop=5.6)

shoot(globals())
