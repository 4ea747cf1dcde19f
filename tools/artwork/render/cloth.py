"""Bed linen, throws, cushions, curtains and upholstery. Simulated cloth is kept in a folder (CACHE) and only computed once.
A bed lies in its own axes: head at y = 0, foot towards -y, x across, mattress top at TOP."""
from common import *
from stone import fbm, into
TOP, LONG = 0.60, 2.0; CACHE = ['.']

def linen(name, color, weave=380, crease=0.5, sheen=0.25):
    """Washed linen: fine weave and soft creases."""
    m = mat(name, color, 0.9, bump=crease, scale=9, detail=7, sheen=sheen, bumpdist=0.011, spec=0.15); nt = m.node_tree; b = nt.nodes['Principled BSDF']; bp = [n for n in nt.nodes if n.type == 'BUMP'][0]; tc = [n for n in nt.nodes if n.type == 'TEX_COORD'][0]
    n = nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value = weave; n.inputs['Detail'].default_value = 2; nt.links.new(tc.outputs['Object'], n.inputs['Vector']); b2 = nt.nodes.new('ShaderNodeBump'); b2.inputs['Strength'].default_value = 0.15; b2.inputs['Distance'].default_value = 0.0008; nt.links.new(n.outputs['Fac'], b2.inputs['Height']); nt.links.new(bp.outputs['Normal'], b2.inputs['Normal']); nt.links.new(b2.outputs['Normal'], b.inputs['Normal']); return m
def wool(name, color, var2=None): return mat(name, color, 0.97, bump=0.7, scale=150, detail=3, var=0.22, var2=var2, sheen=0.5, bumpdist=0.0025, spec=0.1)

def grid(name, cx, cy, z, w, l, nx, ny, m=None):
    v = [(cx + (i / nx - .5) * w, cy + (j / ny - .5) * l, z + R.uniform(-.004, .004)) for j in range(ny + 1) for i in range(nx + 1)]; f = [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)]
    return obj(name, v, f, m, True)
def collide(o, th=0.012, fr=18): o.modifiers.new('c', 'COLLISION'); o.collision.thickness_outer = th; o.collision.cloth_friction = fr; return o
def simulate(key, o, frames, solids, mass=0.35, tens=12, bend=0.6, q=6):
    """Let o fall on the solids, or take the stored result of an earlier run."""
    store = os.path.join(CACHE[0], key + '.npy')
    if os.environ.get('OUTLOOK') and not os.path.exists(store): return o
    if not os.path.exists(store):
        for c in solids(): collide(c, *(() if c.name.startswith('solid') else (0.008, 25)))
        c = o.modifiers.new('cl', 'CLOTH'); st = c.settings; st.quality = q; st.mass = mass; st.tension_stiffness = st.compression_stiffness = tens; st.shear_stiffness = 4; st.bending_stiffness = bend; st.air_damping = 1.5; st.tension_damping = 5; cs = c.collision_settings; cs.use_self_collision = True; cs.self_distance_min = 0.006; cs.distance_min = 0.01; cs.collision_quality = 3; c.point_cache.frame_end = frames + 5
        for n in range(1, frames + 1): bpy.context.scene.frame_set(n)
        me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get())); a = np.empty(len(me.vertices) * 3, np.float32); me.vertices.foreach_get('co', a); os.makedirs(CACHE[0], exist_ok=True); np.save(store, a); o.modifiers.clear(); bpy.context.scene.frame_set(1)
        for c in [c for c in bpy.data.objects if 'c' in c.modifiers]: bpy.data.objects.remove(c)
    o.data.vertices.foreach_set('co', np.load(store)); o.data.update(); return o
def solid(*boxes): return lambda: [box('solid', s, l, None) for s, l in boxes + (((8, 8, 0.02), (0, -1, -0.012)),)]
def thick(o, t, sub=1):
    so = o.modifiers.new('so', 'SOLIDIFY'); so.thickness = t; so.offset = 1; so.use_rim = True; sb = o.modifiers.new('sb', 'SUBSURF'); sb.levels = sb.render_levels = sub; return o
def lump(o, strength, size, name='lump'):
    t = bpy.data.textures.new(name, 'CLOUDS'); t.noise_scale = size; t.noise_depth = 2; d = o.modifiers.new('dd', 'DISPLACE'); d.texture = t; d.strength = strength; d.texture_coords = 'LOCAL'; return o

def duvet(g, m, W, seed=1, foot=True, hem=0.40):
    """foot: it hangs over the foot of the bed; otherwise it ends on the mattress. hem = how far it falls at the sides."""
    l = 1.78 if foot else 1.46; cy = -LONG - (0.18 if foot else -0.05) + l / 2; R.seed(seed); o = grid('duvet', 0, cy, TOP + 0.11, W + 2 * hem, l, 84, 60, m); a, b, c = R.uniform(0, 6), R.uniform(0, 6), R.uniform(0, 6)
    for p in o.data.vertices: p.co.z += 0.032 * math.sin(p.co.x * 5.3 + (p.co.y - cy) * 3 + a) + 0.026 * math.sin(p.co.x * 9 - (p.co.y - cy) * 7 + b) + 0.015 * math.sin(p.co.x * 3 - (p.co.y - cy) * 13 + c)
    key = f'duvet-{W}-{seed}-{int(foot)}-{hem}'; simulate(key, o, 46, solid(((W, LONG - 0.04, 0.30), (0, -LONG / 2, TOP - 0.15))), mass=0.5, tens=10, bend=1.1); into(g, lump(thick(o, 0.07, 2), 0.085, 0.26)); o['key'] = key; return o
def cover(g, below, key, m, W, y, l, seed=3, over=0.17, thin=0.009, slant=0.0, z=0.86):
    """A throw (or turned-down sheet) across the bed over the duvet: y = its middle, l = its depth."""
    R.seed(seed); o = grid('throw', 0.03, y, z, W + 2 * over, l, 96, max(16, int(46 * l)), m)
    for p in o.data.vertices: p.co.z += 0.02 * math.sin(p.co.x * 7 + seed) + 0.012 * math.sin(p.co.y * 17 + p.co.x * 3); p.co.y += slant * p.co.x
    def under(): return solid(((W, LONG - 0.04, 0.30), (0, -LONG / 2, TOP - 0.15)))() + [copy_of(below)]
    return into(g, thick(simulate(f'{below["key"]}-{key}', o, 40, under, mass=0.4, tens=8, bend=0.5), thin))
def copy_of(o):
    c = o.copy(); p = o.parent; c.parent = None; c.data = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get())); c.modifiers.clear(); bpy.context.collection.objects.link(c); return c

def pillow(g, loc, rot, w, h, t, m, seed, N=40):
    q = random.Random(seed); ph = [q.uniform(0, 6) for _ in range(8)]; v, f = [], []
    for side in (1, -1):
        for j in range(N + 1):
            for i in range(N + 1):
                u, k = i / N * 2 - 1, j / N * 2 - 1; e = max(0, (1 - abs(u) ** 2.4) * (1 - abs(k) ** 2.4)) ** 0.46; px = u * w / 2 * (1 - 0.07 * (1 - k * k) * abs(u)); py = k * h / 2 * (1 - 0.09 * (1 - u * u) * abs(k)); edge = abs(u) ** 6 + abs(k) ** 6; wr = 0.05 * math.sin(u * 7 + ph[0] + k * 3) * math.sin(k * 6 + ph[1]) + 0.05 * math.sin((u + k) * 8 + ph[2]) * abs(u * k) + 0.06 * math.sin(math.atan2(k, u) * 13 + ph[3]) * min(1, edge); v.append((px, py, side * t / 2 * e * (1 + wr * 2.4) - 0.018 * (1 - k) * (u * u)))
    M = (N + 1) ** 2
    for sd in (0, 1):
        for j in range(N):
            for i in range(N): b = sd * M + j * (N + 1) + i; qd = (b, b + 1, b + N + 2, b + N + 1); f.append(qd if sd == 0 else qd[::-1])
    o = into(g, obj('pillow', v, f, m, True)); o.location = loc; o.rotation_euler = rot; ww = o.modifiers.new('w', 'WELD'); ww.merge_threshold = 0.001; sb = o.modifiers.new('sb', 'SUBSURF'); sb.levels = sb.render_levels = 1; return o

def soft(g, size, loc, m, rot=(0, 0, 0), bulge=0.03, p=9, N=14, seed=0):
    """Upholstery: a box with round edges whose faces swell."""
    q = random.Random(seed); v, f = [], []; s = [x / 2 for x in size]; ph = [q.uniform(0, 6) for _ in range(3)]
    for ax in range(3):
        for sg in (-1, 1):
            b = len(v)
            for j in range(N + 1):
                for i in range(N + 1):
                    u, k = math.sin((i / N - .5) * math.pi), math.sin((j / N - .5) * math.pi); c = [0, 0, 0]; c[ax] = sg; c[(ax + 1) % 3] = u; c[(ax + 2) % 3] = k; n = sum(abs(x) ** p for x in c) ** (1 / p); c = [x / n for x in c]; d = [c[t] * s[t] for t in range(3)]; d[ax] += sg * bulge * (1 - u * u) * (1 - k * k) * (1 + 0.25 * math.sin(u * 4 + ph[0]) * math.sin(k * 5 + ph[1])); v.append(tuple(d))
            for j in range(N):
                for i in range(N): a = b + j * (N + 1) + i; t = (a, a + 1, a + N + 2, a + N + 1); f.append(t if sg > 0 else t[::-1])
    o = into(g, obj('soft', v, f, m, True)); o.location = loc; o.rotation_euler = rot; w = o.modifiers.new('w', 'WELD'); w.merge_threshold = 0.0008; return o

def curtain(g, x0, x1, z0, z1, m, folds=7, depth=0.05, seed=1, y=0.0):
    """Hanging linen between x0 and x1 in the plane y; gathered at the top, looser below."""
    rng = np.random.default_rng(seed); nz, nx = 60, folds * 18; t = np.linspace(0, 1, nx); zz = np.linspace(0, 1, nz)[:, None]; ph = np.cumsum(rng.uniform(0.7, 1.3, nx)); ph = ph / ph[-1] * folds * math.tau; sway = fbm(nz, nx, 40, rng, 2) * 0.012 * (1 - zz); amp = depth * (0.55 + 0.45 * (1 - zz)) * (1 + 0.35 * np.sin(ph / 5 + 1))
    Y = y + amp * (np.sin(ph) + 0.25 * np.sin(2 * ph + 1.3 + 1.5 * zz)) + sway; X = x0 + (x1 - x0) * t + 0.012 * np.sin(ph * 0.5 + 2 * zz) + 0 * zz; Z = z0 + (z1 - z0) * zz + 0 * t
    from stone import grid_mesh
    return into(g, thick(grid_mesh('curtain', np.stack([X, Y, Z], -1), None, m), 0.002))
def sheer(name, color='#f1ead9', through=0.5):
    """Unlined linen that glows when the sun stands behind it."""
    m = bpy.data.materials.new(name); m.use_nodes = True; nt = m.node_tree; b = nt.nodes['Principled BSDF']; b.inputs['Base Color'].default_value = hexc(color); b.inputs['Roughness'].default_value = 0.9; b.inputs['Specular'].default_value = 0.1; tl = nt.nodes.new('ShaderNodeBsdfTranslucent'); tl.inputs['Color'].default_value = hexc(color); ms = nt.nodes.new('ShaderNodeMixShader'); ms.inputs[0].default_value = through; nt.links.new(b.outputs[0], ms.inputs[1]); nt.links.new(tl.outputs[0], ms.inputs[2]); nt.links.new(ms.outputs[0], nt.nodes['Material Output'].inputs['Surface']); return m
