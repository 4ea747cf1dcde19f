"""Walls and floors of an old stone house: rubble laid in lime mortar, plaster with deep openings, a dressed arch, boards, tiles.
A wall runs from p0 to p1 with the room on its right; its own axes: x along it, y outwards, z up. Everything of a wall is parented to its group."""
from common import *
WARM = ('#ddd3c0', '#d2c7b2', '#e6ddcc', '#d6c2a6', '#c9c2b4', '#cbb899'); OCHRE = ('#ddcba4', '#d1b88d', '#e4d6b8', '#cbab82', '#d8c6a6', '#ccb996'); GREY = ('#c9c4b6', '#b9b3a4', '#d6d1c3', '#aaa496', '#c2b7a2', '#b3ada0')

def group(loc=(0, 0, 0), rz=0.0, k=1.0):
    e = bpy.data.objects.new('g', None); bpy.context.collection.objects.link(e); e.location = loc; e.rotation_euler = (0, 0, rz); e.scale = (k,) * 3; return e
def into(g, *obs):
    for o in obs: o.parent = g
    return obs[0] if len(obs) == 1 else obs
def at(g, p):
    """World position of a point of a group."""
    return Matrix.Translation(g.location) @ Euler(g.rotation_euler).to_matrix().to_4x4() @ Vector(p)

def fbm(h, w, cell, rng, octaves=4, gain=0.5):
    """Value noise on an array, about -1..1; cell = size of the largest lumps in samples."""
    out = np.zeros((h, w), np.float32); a, s = 1.0, 0.0
    for _ in range(octaves):
        gh, gw = int(h / cell) + 3, int(w / cell) + 3; g = rng.uniform(-1, 1, (gh, gw)); y, x = np.arange(h) / cell, np.arange(w) / cell; iy, ix = y.astype(int), x.astype(int); fy, fx = y - iy, x - ix; fy, fx = (fy * fy * (3 - 2 * fy))[:, None], (fx * fx * (3 - 2 * fx))[None]
        out += a * ((g[iy][:, ix] * (1 - fx) + g[iy][:, ix + 1] * fx) * (1 - fy) + (g[iy + 1][:, ix] * (1 - fx) + g[iy + 1][:, ix + 1] * fx) * fy); s += a; a *= gain; cell = max(1.5, cell / 2)
    return out / s * 1.6

def grid_mesh(name, V, keep=None, m=None, col=None):
    """A mesh from an array of points (rows, columns, 3); keep masks its quads, col colours its points."""
    ny, nx = V.shape[:2]; i = np.arange(ny * nx).reshape(ny, nx); q = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    if keep is not None: q = q[keep.reshape(-1)]
    me = bpy.data.meshes.new(name); me.vertices.add(ny * nx); me.vertices.foreach_set('co', V.astype(np.float32).reshape(-1)); me.loops.add(q.size); me.loops.foreach_set('vertex_index', q.reshape(-1).astype(np.int32)); me.polygons.add(len(q)); me.polygons.foreach_set('loop_start', np.arange(0, q.size, 4, dtype=np.int32)); me.polygons.foreach_set('loop_total', np.full(len(q), 4, np.int32)); me.update(calc_edges=True); me.polygons.foreach_set('use_smooth', np.ones(len(q), bool))
    if col is not None: me.color_attributes.new('Col', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', np.concatenate([col, np.ones((ny, nx, 1))], -1).astype(np.float32).reshape(-1))
    o = bpy.data.objects.new(name, me); bpy.context.collection.objects.link(o)
    if m: me.materials.append(m)
    return o

def painted_mat(name, rough=0.92, bump=0.4, scale=34, bumpdist=0.005, var=0.14):
    """Colour from the mesh (attribute Col), darkened a little by noise."""
    m = mat(name, '#ffffff', rough, bump=bump, scale=scale, detail=8, var=var, bumpdist=bumpdist, spec=0.2); nt = m.node_tree; b = nt.nodes['Principled BSDF']; src = b.inputs['Base Color'].links[0].from_socket
    at_ = nt.nodes.new('ShaderNodeAttribute'); at_.attribute_name = 'Col'; mx = nt.nodes.new('ShaderNodeMixRGB'); mx.blend_type = 'MULTIPLY'; mx.inputs[0].default_value = 1; nt.links.new(at_.outputs['Color'], mx.inputs[1]); nt.links.new(src, mx.inputs[2]); nt.links.new(mx.outputs[0], b.inputs['Base Color']); return m

def rubble(e, L, H, holes=(), seed=1, tones=WARM, mortar='#d9ceb8', white=0.0, res=0.006, depth=0.05, course=(0.09, 0.24), rounded=0.02, flush=0.012):
    """Rubble masonry on the inner face of wall e. white = share of limewash; flush = how far the mortar covers the stones. One height field, so no seams."""
    rng = np.random.default_rng(seed); nx, nz = int(L / res) + 1, int(H / res) + 1; c = lambda m: m / res
    X, Z = np.meshgrid(np.linspace(0, L, nx), np.linspace(0, H, nz)); wx = X + 0.022 * fbm(nz, nx, c(0.16), rng) + 0.05 * fbm(nz, nx, c(0.9), rng, 2); wz = Z + 0.02 * fbm(nz, nx, c(0.14), rng) + 0.055 * fbm(nz, nx, c(1.1), rng, 2)
    zs = [-0.3]
    while zs[-1] < H + 0.3: zs.append(zs[-1] + rng.uniform(*course))
    row = np.clip(np.searchsorted(zs, wz) - 1, 0, len(zs) - 2); dist = np.full(X.shape, -1.0); lift = np.zeros(X.shape); colour = np.zeros(X.shape + (3,)); lin = np.array([hexc(t)[:3] for t in tones])
    for r in range(len(zs) - 1):
        k = row == r
        if not k.any(): continue
        h = zs[r + 1] - zs[r]; xs = [-0.3 - rng.uniform(0, 0.3)]
        while xs[-1] < L + 0.4: xs.append(xs[-1] + rng.uniform(0.7, 3.0) * max(0.11, min(h, 0.2)))
        xs = np.array(xs); n = len(xs) - 1; i = np.clip(np.searchsorted(xs, wx[k]) - 1, 0, n - 1); gap = rng.uniform(0.006, 0.02, n); shift = rng.uniform(-0.012, 0.012, n); tz = rng.uniform(0.8, 1.0, n)
        px, pz = np.abs(wx[k] - (xs[i] + xs[i + 1]) / 2), np.abs(wz[k] - (zs[r] + h / 2) - shift[i]); hx, hz = (xs[i + 1] - xs[i]) / 2 - gap[i], h / 2 * tz[i] - gap[i] * 0.6; rr = np.minimum(0.05, np.minimum(hx, hz) * 0.8); qx, qz = px - hx + rr, pz - hz + rr
        dist[k] = -(np.minimum(np.maximum(qx, qz), 0) + np.hypot(np.maximum(qx, 0), np.maximum(qz, 0)) - rr); tilt = rng.uniform(-0.06, 0.06, (n, 2)); off = rng.uniform(-0.55, 0.35, n) * depth * 0.4
        lift[k] = off[i] + tilt[i, 0] * (wx[k] - (xs[i] + xs[i + 1]) / 2) + tilt[i, 1] * (wz[k] - zs[r] - h / 2); tone = lin[rng.integers(0, len(lin), n)] * rng.uniform(0.86, 1.1, (n, 1)); colour[k] = tone[i]
    edge = np.clip((dist + 0.004) / rounded, 0, 1); stone = depth * 0.5 * (1 - (1 - edge) ** 2) - 0.02 * (dist < 0) + lift + 0.010 * fbm(nz, nx, c(0.07), rng, 5, 0.6); bed = flush + 0.006 * fbm(nz, nx, c(0.25), rng, 5, 0.55) - 0.004
    t = np.clip((stone - bed) / 0.007 + 0.5, 0, 1); t = t * t * (3 - 2 * t); y = bed * (1 - t) + stone * t; wash = np.clip(white + 0.12 * fbm(nz, nx, c(0.3), rng) * (0 < white < 1), 0, 1)[..., None] if white else 0.0
    col = np.array(hexc(mortar)[:3]) * (1 + 0.08 * fbm(nz, nx, c(0.4), rng)[..., None]) * (1 - t[..., None]) + colour * (1 + 0.12 * fbm(nz, nx, c(0.09), rng, 5, 0.65)[..., None]) * t[..., None]; col = col * (1 - wash) + np.array(hexc('#f3eee3')[:3]) * wash
    keep = np.ones((nz - 1, nx - 1), bool); cx, cz = (X[:-1, :-1] + res / 2), (Z[:-1, :-1] + res / 2)
    for a0, a1, z0, z1 in holes:
        keep &= ~((cx > a0) & (cx < a1) & (cz > z0) & (cz < z1)); d = np.maximum(np.maximum(a0 - X, X - a1), np.maximum(z0 - Z, Z - z1)); f = np.clip((d - 0.005) / 0.06, 0, 1); y = y * f + 0.002 * (1 - f)
    return into(e, grid_mesh('rubble', np.stack([X, -y, Z], -1), keep, painted_mat('rubble' + str(seed)), np.clip(col, 0, 1)))

def wall(p0, p1, H, T, m, holes=(), bevel=0.018):
    """A plastered wall; holes = (a0, a1, z0, z1, splay): openings that narrow outwards by splay on each side. Returns its group."""
    d = Vector(p1) - Vector(p0); L = d.length; e = group((p0[0], p0[1], 0), math.atan2(d.y, d.x)); xi, xo, zi, zo = {-0.3: -0.3, L + 0.3: L + 0.3}, {}, {0: 0, H: H}, {}
    for a0, a1, z0, z1, sp in holes: xi.update({a0: a0 + sp, a1: a1 - sp}); zi.update({z0: z0, z1: z1 - sp * 0.6})
    xs, zs = sorted(xi), sorted(zi); solid = [[not any(a0 <= (xs[i] + xs[i + 1]) / 2 <= a1 and z0 <= (zs[j] + zs[j + 1]) / 2 <= z1 for a0, a1, z0, z1, _ in holes) for j in range(len(zs) - 1)] for i in range(len(xs) - 1)]
    ids, v, f = {}, [], []
    def p(i, j, o):
        if (i, j, o) not in ids: ids[i, j, o] = len(v); v.append((xi[xs[i]] if o else xs[i], T if o else 0, zi[zs[j]] if o else zs[j]))
        return ids[i, j, o]
    full = lambda i, j: 0 <= i < len(xs) - 1 and 0 <= j < len(zs) - 1 and solid[i][j]
    for i in range(len(xs) - 1):
        for j in range(len(zs) - 1):
            if not full(i, j): continue
            f.append((p(i, j, 0), p(i + 1, j, 0), p(i + 1, j + 1, 0), p(i, j + 1, 0))); f.append((p(i, j, 1), p(i, j + 1, 1), p(i + 1, j + 1, 1), p(i + 1, j, 1)))
            for ni, nj, a, b in ((i - 1, j, (i, j + 1), (i, j)), (i + 1, j, (i + 1, j), (i + 1, j + 1)), (i, j - 1, (i, j), (i + 1, j)), (i, j + 1, (i + 1, j + 1), (i, j + 1))):
                if not full(ni, nj): f.append((p(*a, 0), p(*a, 1), p(*b, 1), p(*b, 0)))
    o = into(e, obj('wall', v, f, m, True)); b = o.modifiers.new('b', 'BEVEL'); b.width = bevel; b.segments = 3; b.limit_method = 'ANGLE'; o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(40); return e

def arch_wall(e, L, H, T, a0, a1, spring, rise, m, dressed=None, n=28):
    """A cross wall with an arch from a0 to a1; dressed = material of the cut stones round it (on both faces)."""
    c, h = (a0 + a1) / 2, (a1 - a0) / 2; pts = [(a0, 0)] + [(c - h * math.cos(math.pi * i / n), spring + rise * math.sin(math.pi * i / n)) for i in range(n + 1)] + [(a1, 0)]; outer = [(-0.2, 0), (-0.2, spring)] + [(x if 0 < i < n else (-0.2 if i == 0 else L + 0.2), H) for i, (x, _) in enumerate(pts[1:-1])] + [(L + 0.2, spring), (L + 0.2, 0)]
    v, f = [], []; rim = pts; k = len(rim)
    for y in (0, T): v += [(x, y, z) for x, z in rim]
    for i in range(k - 1): f.append((i, i + k, i + k + 1, i + 1))
    def face(y, flip):
        b = len(v); v.extend([(-0.2, y, 0), (-0.2, y, spring), (-0.2, y, H)] + [(x, y, H) for x, _ in pts[1:-1]] + [(L + 0.2, y, H), (L + 0.2, y, spring), (L + 0.2, y, 0)]); q = 0 if y == 0 else k; top = b + 3; last = top + n + 1
        fs = [(b, q, q + 1, b + 1), (b + 1, q + 1, top, b + 2)] + [(q + 1 + i, q + 2 + i, top + i + 1, top + i) for i in range(n)] + [(q + k - 2, last + 1, last, top + n), (q + k - 1, last + 2, last + 1, q + k - 2)]
        f.extend([t[::-1] for t in fs] if flip else fs)
    face(0, False); face(T, True); into(e, obj('arch', v, f, m))
    if dressed:
        d = 0.30; z = 0.0; side = [(a0, -1), (a1, 1)]
        while z < spring - 0.05:
            hh = min(R.uniform(0.26, 0.36), spring - z)
            for x, s in side: w = R.choice((0.26, 0.4)); into(e, box('jamb', (w, T + 0.05, hh - 0.008), (x + s * (w / 2 - 0.02), T / 2, z + hh / 2), dressed, bevel=0.012, rot=(0, 0, R.uniform(-.008, .008))))
            z += hh
        cnt = 15
        for i in range(cnt):
            t0, t1 = math.pi * i / cnt + 0.004, math.pi * (i + 1) / cnt - 0.004; P = lambda t, g: (c - (h - 0.02 + g) * math.cos(t), spring + (rise - 0.02 + g) * math.sin(t)); q = [P(t0, 0), P(t1, 0), P(t1, d), P(t0, d)]; y0, y1 = -0.025 - R.uniform(0, .008), T + 0.025; o = into(e, obj('voussoir', [(x, y0, z) for x, z in q] + [(x, y1, z) for x, z in q], [(0, 1, 2, 3)[::-1], (4, 5, 6, 7), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], dressed, True)); b = o.modifiers.new('b', 'BEVEL'); b.width = 0.012; b.segments = 2; o.data.use_auto_smooth = True
    return e

def boards(x0, x1, y0, y1, m, w=0.185, length=(1.4, 2.6)):
    x = x0
    while x < x1:
        y = y0 - R.random()
        while y < y1: l = R.uniform(*length); box('board', (w - 0.003, l - 0.003, 0.03), (x + w / 2, y + l / 2, -0.015 + R.uniform(-.0008, .0008)), m, bevel=0.002, seg=1); y += l
        x += w
    box('sub', (x1 - x0 + 1, y1 - y0 + 1, 0.1), ((x0 + x1) / 2, (y0 + y1) / 2, -0.085), mat('sub', '#3a281c', 0.9))

def tiles(x0, x1, y0, y1, mats, size=(0.25, 0.25), gap=0.005, joint='#b9a68c', bond=0.0, turn=0.004, uv=False, bevel=0.003):
    """Laid tiles or slabs: a few shared meshes, each tile turned and tipped a little. bond = shift of every other row."""
    sx, sy = size; protos = []
    for m in mats:
        o = box('tile', (sx - gap, sy - gap, 0.03), (0, 0, 0), m, bevel=bevel, seg=2)
        if uv:
            ul = o.data.uv_layers.new()
            for p in o.data.polygons:
                for li in p.loop_indices: co = o.data.vertices[o.data.loops[li].vertex_index].co; ul.data[li].uv = (co.x / (sx - gap) + 0.5, co.y / (sy - gap) + 0.5)
        dg = bpy.context.evaluated_depsgraph_get(); protos.append(bpy.data.meshes.new_from_object(o.evaluated_get(dg))); bpy.data.objects.remove(o)
    for j in range(int((y1 - y0) / sy) + 1):
        for i in range(int((x1 - x0) / sx) + 2):
            o = bpy.data.objects.new('tile', R.choice(protos)); bpy.context.collection.objects.link(o); o.location = (x0 + (i - (bond if j % 2 else 0)) * sx + sx / 2, y0 + j * sy + sy / 2, -0.015 + R.uniform(-.0006, .0006)); o.rotation_euler = (R.uniform(-turn, turn) * .4, R.uniform(-turn, turn) * .4, R.uniform(-turn, turn) + (R.choice((0, math.pi)) if not uv else 0))
    box('joint', (x1 - x0 + 1, y1 - y0 + 1, 0.1), ((x0 + x1) / 2, (y0 + y1) / 2, -0.055), mat('joint', joint, 0.95, bump=0.4, scale=60, bumpdist=0.002))
