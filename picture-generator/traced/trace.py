"""Traces a written scene with Cycles: blender --background --factory-startup --python trace.py -- <folder> <samples> <seed> <weights>

Reads scene.json, scene.bin and floor.png, writes picture.raw: 8-bit sRGB, three bytes a pixel.
"""
import json
import math
import os
import sys

import bpy
import numpy as np
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from denoise import denoise, read_weights  # noqa: E402

folder, samples, seed, weights_folder = sys.argv[sys.argv.index("--") + 1 :][:4]
with open(f"{folder}/scene.json") as file:
    scene_description = json.load(file)
binary = np.fromfile(f"{folder}/scene.bin", np.uint8)


def numbers(part, kind=np.float32):
    return binary[part["offset"] : part["offset"] + part["count"] * 4].view(kind)


def upright(positions):
    """Blender's third axis points up; the generator's second one does."""
    x, y, z = positions.reshape(-1, 3).T
    return np.stack([x, -z, y], axis=1).astype(np.float32)


def blender_place(place):
    return Vector((place[0], -place[2], place[1]))


# Part of the noise that stays on yarn: in a room a fibre is smaller than a pixel, and noise is only noise.
FIBRE = {"corner": 0.3, "table": 0.3, "room": 0.08, "studio": 0}

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene


def material(name):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes = made.node_tree.nodes
    return made, nodes, made.node_tree.links, nodes["Principled BSDF"]


def link(thing):
    scene.collection.objects.link(thing)
    return thing


def yarn_material():
    """Fibres are matt; what passes through them is part of their dye."""
    made, nodes, links, principled = material("yarn")
    nodes.remove(principled)
    colour = nodes.new("ShaderNodeAttribute")
    colour.attribute_name = "dye"
    front = nodes.new("ShaderNodeBsdfDiffuse")
    links.new(colour.outputs["Color"], front.inputs["Color"])
    links.new(front.outputs[0], nodes["Material Output"].inputs["Surface"])
    return made


def add_strands(description):
    """Strands become prisms of three sides: a sixth of the work that curves are to a ray."""
    lengths = numbers(description["lengths"], np.uint32).astype(np.int64)
    positions = upright(numbers(description["positions"]))
    radii = numbers(description["radii"])[:, None, None]
    count = len(positions)
    last = np.zeros(count, bool)
    last[np.cumsum(lengths) - 1] = True
    first = np.zeros(count, bool)
    first[np.cumsum(lengths) - lengths] = True
    index = np.arange(count)
    along = positions[np.where(last, index, index + 1)] - positions[np.where(first, index, index - 1)]
    along /= np.maximum(np.linalg.norm(along, axis=1, keepdims=True), 1e-12)
    # Measured from one fixed direction the sides of neighbouring points match; no fibre lies along this one.
    aside = np.cross(along, np.array((0.17, 0.93, 0.33), np.float32))
    aside /= np.maximum(np.linalg.norm(aside, axis=1, keepdims=True), 1e-12)
    over = np.cross(along, aside)
    turns = np.arange(3) * (2 * math.pi / 3)
    normals = (aside[:, None, :] * np.cos(turns)[:, None] + over[:, None, :] * np.sin(turns)[:, None]).astype(np.float32)
    corners = positions[:, None, :] + normals * radii
    starts = np.flatnonzero(~last)[:, None] * 3
    side, following = np.arange(3), (np.arange(3) + 1) % 3
    faces = np.stack([starts + side, starts + following, starts + 3 + following, starts + 3 + side], axis=2).reshape(-1, 4).astype(np.int32)
    mesh = bpy.data.meshes.new("yarn")
    mesh.vertices.add(count * 3)
    mesh.vertices.foreach_set("co", corners.astype(np.float32).reshape(-1))
    mesh.loops.add(len(faces) * 4)
    mesh.loops.foreach_set("vertex_index", faces.reshape(-1))
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(0, len(faces) * 4, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(faces), 4, np.int32))
    dye = np.ones((count, 3, 4), np.float32)
    dye[:, :, :3] = numbers(description["colours"]).reshape(-1, 1, 3)
    mesh.attributes.new("dye", "FLOAT_COLOR", "POINT").data.foreach_set("color", dye.reshape(-1))
    mesh.update()
    mesh.materials.append(yarn_material())
    yarn = link(bpy.data.objects.new("yarn", mesh))
    yarn.pass_index = 1


def add_ground(description):
    positions = upright(numbers(description["positions"]))
    faces = numbers(description["faces"], np.uint32).astype(np.int32)
    if len(faces) == 0:
        return
    mesh = bpy.data.meshes.new("ground")
    mesh.from_pydata([tuple(place) for place in positions], [], [tuple(face) for face in faces.reshape(-1, 4)])
    dye = np.ones((len(positions), 4), np.float32)
    dye[:, :3] = numbers(description["colours"]).reshape(-1, 3)
    mesh.attributes.new("dye", "FLOAT_COLOR", "POINT").data.foreach_set("color", dye.reshape(-1))
    made, nodes, links, principled = material("ground")
    colour = nodes.new("ShaderNodeAttribute")
    colour.attribute_name = "dye"
    links.new(colour.outputs["Color"], principled.inputs["Base Color"])
    principled.inputs["Roughness"].default_value = 1
    principled.inputs["Specular"].default_value = 0
    mesh.materials.append(made)
    link(bpy.data.objects.new("ground", mesh))


def add_floor(description):
    left, back, size = description["left"], description["back"], description["size"]
    # The picture repeats beyond its edges, where the floor is far away or out of the picture.
    around = 2.5
    near, far = -around / size, 1 + around / size
    corners = [(left + x * size, 0, back + z * size) for x, z in ((near, near), (near, far), (far, far), (far, near))]
    mesh = bpy.data.meshes.new("floor")
    mesh.from_pydata([blender_place(corner) for corner in corners], [], [(0, 1, 2, 3)])
    across = mesh.uv_layers.new(name="UV")
    for loop, uv in zip(across.data, [(near, 1 - near), (near, 1 - far), (far, 1 - far), (far, 1 - near)]):
        loop.uv = uv
    made, nodes, links, principled = material("floor")
    picture = nodes.new("ShaderNodeTexImage")
    picture.image = bpy.data.images.load(f"{folder}/{description['picture']}")
    picture.interpolation = "Cubic"
    relief = nodes.new("ShaderNodeBump")
    relief.inputs["Strength"].default_value = 0.25
    relief.inputs["Distance"].default_value = 0.0008
    links.new(picture.outputs["Color"], principled.inputs["Base Color"])
    links.new(picture.outputs["Color"], relief.inputs["Height"])
    links.new(relief.outputs["Normal"], principled.inputs["Normal"])
    principled.inputs["Roughness"].default_value = 0.42
    principled.inputs["Specular"].default_value = 0.35
    mesh.materials.append(made)
    floor = link(bpy.data.objects.new("floor", mesh))
    floor.pass_index = 2


def add_window(towards_sun):
    """A wall with a high window, far enough away that only the sun is cut by it: light rakes over the rug and ends behind it."""
    across, up, along = towards_sun
    wall = 3.0
    left, right, bottom, top = along - 0.42, along + 1.6, up - 0.8, up + 0.8
    pieces = [
        (along - wall, left, up - wall, up + wall),
        (right, along + wall, up - wall, up + wall),
        (left, right, up - wall, bottom),
        (left, right, top, up + wall),
    ]
    corners, faces = [], []
    for near, far, low, high in pieces:
        faces.append(tuple(range(len(corners), len(corners) + 4)))
        corners += [blender_place((across, y, z)) for y, z in ((low, near), (low, far), (high, far), (high, near))]
    mesh = bpy.data.meshes.new("window")
    mesh.from_pydata(corners, [], faces)
    thing = link(bpy.data.objects.new("window", mesh))
    thing.visible_camera = thing.visible_diffuse = thing.visible_glossy = False


def fine_relief(nodes, links, principled, scale, strength, distance):
    """Threads, curls or the trowel's marks: relief too fine to be modelled."""
    place = nodes.new("ShaderNodeTexCoord")
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = 3
    relief = nodes.new("ShaderNodeBump")
    relief.inputs["Strength"].default_value = strength
    relief.inputs["Distance"].default_value = distance
    links.new(place.outputs["Object"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], relief.inputs["Height"])
    links.new(relief.outputs["Normal"], principled.inputs["Normal"])


def woven_relief(nodes, links, principled, dye, thread):
    """Cloth: threads one way over the other, each with a tone and a height of its own; `thread` is their width in metres. Returns its colour."""
    place = nodes.new("ShaderNodeTexCoord")
    threads = nodes.new("ShaderNodeMath")
    threads.operation = "ADD"
    fine, long = 1 / thread, 0.21 / thread
    for number, stretched in enumerate(((long, fine, fine), (fine, long, long))):
        along = nodes.new("ShaderNodeMapping")
        along.inputs["Scale"].default_value = stretched
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = 1
        noise.inputs["Detail"].default_value = 1
        links.new(place.outputs["Object"], along.inputs["Vector"])
        links.new(along.outputs["Vector"], noise.inputs["Vector"])
        links.new(noise.outputs["Fac"], threads.inputs[number])
    tone = nodes.new("ShaderNodeMapRange")
    for name, value in (("From Min", 0.75), ("From Max", 1.25), ("To Min", 0.81), ("To Max", 1.16)):
        tone.inputs[name].default_value = value
    dyed = nodes.new("ShaderNodeVectorMath")
    dyed.operation = "SCALE"
    relief = nodes.new("ShaderNodeBump")
    relief.inputs["Strength"].default_value = 0.7
    relief.inputs["Distance"].default_value = thread * 0.6
    links.new(threads.outputs[0], tone.inputs["Value"])
    links.new(dye.outputs["Color"], dyed.inputs[0])
    links.new(tone.outputs["Result"], dyed.inputs["Scale"])
    links.new(dyed.outputs["Vector"], principled.inputs["Base Color"])
    links.new(threads.outputs[0], relief.inputs["Height"])
    links.new(relief.outputs["Normal"], principled.inputs["Normal"])
    return dyed.outputs["Vector"]


def netted_skin(nodes, links, principled, colour, width):
    """Skin of a leaf or a peel: a net of pale fine veins with a swelling in each mesh, so that its sheen is not that of plastic. Returns its colour."""
    place = nodes.new("ShaderNodeTexCoord")
    net = nodes.new("ShaderNodeTexVoronoi")
    net.feature = "DISTANCE_TO_EDGE"
    net.inputs["Scale"].default_value = 1 / width
    tone = nodes.new("ShaderNodeMapRange")
    for name, value in (("From Min", 0), ("From Max", 0.16), ("To Min", 1.16), ("To Max", 0.98)):
        tone.inputs[name].default_value = value
    dyed = nodes.new("ShaderNodeVectorMath")
    dyed.operation = "SCALE"
    relief = nodes.new("ShaderNodeBump")
    relief.inputs["Strength"].default_value = 0.4
    relief.inputs["Distance"].default_value = width * 0.16
    links.new(place.outputs["Object"], net.inputs["Vector"])
    links.new(net.outputs["Distance"], tone.inputs["Value"])
    links.new(net.outputs["Distance"], relief.inputs["Height"])
    links.new(relief.outputs["Normal"], principled.inputs["Normal"])
    links.new(colour, dyed.inputs[0])
    links.new(tone.outputs["Result"], dyed.inputs["Scale"])
    links.new(dyed.outputs["Vector"], principled.inputs["Base Color"])
    return dyed.outputs["Vector"]


def seen_from_behind(nodes, links, colour, under):
    """The colour of a surface whose back has another."""
    side = nodes.new("ShaderNodeNewGeometry")
    both = nodes.new("ShaderNodeMixRGB")
    both.inputs["Color2"].default_value = (*under, 1)
    links.new(side.outputs["Backfacing"], both.inputs["Fac"])
    links.new(colour, both.inputs["Color1"])
    return both.outputs["Color"]


def clear_glass(nodes, links, dye, finish, output):
    """Thin glass: straight through it, tinted, and the window mirrored where it turns away; light inside it makes it glow."""
    through = nodes.new("ShaderNodeBsdfTransparent")
    links.new(dye.outputs["Color"], through.inputs["Color"])
    mirror = nodes.new("ShaderNodeBsdfGlossy")
    mirror.inputs["Roughness"].default_value = finish["roughness"]
    # Its own curve: Fresnel's would make a mirror of the far wall, which is seen from its back.
    turned_away = nodes.new("ShaderNodeLayerWeight")
    steep = nodes.new("ShaderNodeMath")
    steep.operation = "POWER"
    steep.inputs[1].default_value = 4
    mirrored = nodes.new("ShaderNodeMapRange")
    mirrored.inputs["To Min"].default_value = 0.045
    mirrored.inputs["To Max"].default_value = 0.85
    mix = nodes.new("ShaderNodeMixShader")
    links.new(turned_away.outputs["Facing"], steep.inputs[0])
    links.new(steep.outputs[0], mirrored.inputs["Value"])
    links.new(mirrored.outputs["Result"], mix.inputs[0])
    links.new(through.outputs[0], mix.inputs[1])
    links.new(mirror.outputs[0], mix.inputs[2])
    glow = nodes.new("ShaderNodeEmission")
    glow.inputs["Color"].default_value = (*(finish["glow"] or (0, 0, 0)), 1)
    both = nodes.new("ShaderNodeAddShader")
    links.new(mix.outputs[0], both.inputs[0])
    links.new(glow.outputs[0], both.inputs[1])
    links.new(both.outputs[0], output)


def frosted_edge(nodes, links, principled):
    """A frosted bulb shines less where it turns away."""
    turned_away = nodes.new("ShaderNodeLayerWeight")
    strength = nodes.new("ShaderNodeMapRange")
    for name, value in (("From Min", 0.15), ("From Max", 1), ("To Min", 1), ("To Max", 0.4)):
        strength.inputs[name].default_value = value
    links.new(turned_away.outputs["Facing"], strength.inputs["Value"])
    links.new(strength.outputs["Result"], principled.inputs["Emission Strength"])


def surface_material(finish):
    made, nodes, links, principled = material("surface")
    output = nodes["Material Output"].inputs["Surface"]
    dye = nodes.new("ShaderNodeAttribute")
    dye.attribute_name = "dye"
    colour = dye.outputs["Color"]
    if finish["under"] is not None:
        colour = seen_from_behind(nodes, links, colour, finish["under"])
    links.new(colour, principled.inputs["Base Color"])
    shiny = finish["gloss"] > 0
    principled.inputs["Roughness"].default_value = max(0.03, finish["roughness"]) if shiny else 0.9
    principled.inputs["Specular"].default_value = min(0.6, 0.15 + finish["gloss"] * 7) if shiny else 0.1
    if finish["metal"]:
        principled.inputs["Metallic"].default_value = 1
    if finish["woven"] is not None:
        colour = woven_relief(nodes, links, principled, dye, finish["woven"])
    elif finish["moulded"] is not None:
        fine_relief(nodes, links, principled, 1 / finish["moulded"], 0.55, finish["moulded"] * 0.4)
    elif finish["cells"] is not None:
        colour = netted_skin(nodes, links, principled, colour, finish["cells"])
    elif finish["curly"]:
        fine_relief(nodes, links, principled, 150, 0.9, 0.006)
    elif finish["sheen"] > 0:
        fine_relief(nodes, links, principled, 480, 0.4, 0.0016)
    elif not shiny:
        fine_relief(nodes, links, principled, 60, 0.12, 0.002)
    if finish["sheen"] > 0:
        principled.inputs["Sheen"].default_value = finish["sheen"]
        principled.inputs["Sheen Tint"].default_value = 0.5
    if finish["through"] > 0:
        through = nodes.new("ShaderNodeBsdfTranslucent")
        mix = nodes.new("ShaderNodeMixShader")
        mix.inputs[0].default_value = min(0.65, finish["through"] * 0.75)
        if finish["tint"] is None:
            links.new(colour, through.inputs["Color"])
        else:
            tinted = nodes.new("ShaderNodeMixRGB")
            tinted.blend_type = "MULTIPLY"
            tinted.inputs["Fac"].default_value = 1
            tinted.inputs["Color2"].default_value = (*finish["tint"], 1)
            links.new(colour, tinted.inputs["Color1"])
            links.new(tinted.outputs["Color"], through.inputs["Color"])
        links.new(principled.outputs[0], mix.inputs[1])
        links.new(through.outputs[0], mix.inputs[2])
        links.new(mix.outputs[0], output)
    if finish["clear"]:
        clear_glass(nodes, links, dye, finish, output)
    elif finish["glow"] is not None:
        principled.inputs["Emission"].default_value = (*finish["glow"], 1)
        principled.inputs["Emission Strength"].default_value = 1
        if finish["frosted"]:
            frosted_edge(nodes, links, principled)
        # What glows is there to be looked at: lamps give the light, and samples sent to thousands of dim triangles are noise.
        made.cycles.sample_as_light = False
    return made


def add_mesh(description):
    """A surface with the generator's own normals; triangles are turned so that their front is where those point."""
    positions = upright(numbers(description["positions"]))
    normals = upright(numbers(description["normals"]))
    faces = numbers(description["triangles"], np.uint32).astype(np.int64).reshape(-1, 3)
    a, b, c = (positions[faces[:, corner]] for corner in range(3))
    front = np.cross(b - a, c - a)
    faces = faces[np.linalg.norm(front, axis=1) > 1e-12]
    a, b, c = (positions[faces[:, corner]] for corner in range(3))
    back = np.einsum("ij,ij->i", np.cross(b - a, c - a), normals[faces].sum(axis=1)) < 0
    faces[back] = faces[back][:, ::-1]
    mesh = bpy.data.meshes.new("surface")
    mesh.vertices.add(len(positions))
    mesh.vertices.foreach_set("co", positions.reshape(-1))
    mesh.loops.add(len(faces) * 3)
    mesh.loops.foreach_set("vertex_index", faces.astype(np.int32).reshape(-1))
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(0, len(faces) * 3, 3, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(faces), 3, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(faces), bool))
    dye = np.ones((len(positions), 4), np.float32)
    dye[:, :3] = numbers(description["colours"]).reshape(-1, 3)
    mesh.attributes.new("dye", "FLOAT_COLOR", "POINT").data.foreach_set("color", dye.reshape(-1))
    mesh.update()
    mesh.use_auto_smooth = True
    mesh.normals_split_custom_set_from_vertices(normals)
    mesh.materials.append(surface_material(description["finish"]))
    thing = link(bpy.data.objects.new("surface", mesh))
    # The painted sky behind a window is there to be looked at; the light comes from lamps.
    if description["finish"]["glow"] is not None and not description["casts"]:
        thing.visible_shadow = thing.visible_diffuse = False


def light_close_up(_):
    sun = (-2.6, 1.75, -1.35)
    add_light("AREA", (-1.9, 1.0, -1.0), (0, 0, 0), 66, (1, 0.98, 0.95), size=(1.5, 1.2))
    add_light("SUN", sun, (0, 0, 0), 2.9, (1, 0.87, 0.71), angle=math.radians(0.6))
    add_window(sun)
    return 0.72, 1.05


def light_room(lighting):
    """Sky and sun through the room's own window; the side behind the camera is open, as a studio's is."""
    window = lighting["window"]
    middle = (window["bottom"] + window["top"]) / 2, (window["from"] + window["until"]) / 2
    size = (window["until"] - window["from"], window["top"] - window["bottom"])
    outside = window["at"] - 0.3
    day = lighting["sun"] > 0
    add_light("AREA", (outside, *middle), (0, *middle), 135 if day else 100, (0.97, 0.985, 1) if day else (0.93, 0.965, 1), size=size)
    if day:
        # What comes back from the half of the room behind the camera: without it the front of a pale rug is grey.
        add_light("AREA", (1.2, 2.5, 5.9), (0.1, 0.2, 0.6), 150, (1, 0.98, 0.955), size=(3.6, 2.0))
        # The room says how strong its sun is beside its sky; 1.2 makes that watts.
        add_light("SUN", lighting["sunTowards"], (0, 0, 0), 1.2 * lighting["sun"], (1, 0.92, 0.83), angle=math.radians(0.9))
    else:
        add_light("AREA", (1.2, 2.3, 5.6), (0.1, 0.9, 0), 85, (1, 0.975, 0.94), size=(3.6, 2.0))
    add_bulbs(lighting["bulbs"])
    return 0.85 if day else 0.22, lighting["exposure"]


def light_table(_):
    """A large window to the left, nearer the viewer than the things, so that they throw their shadows to the right and back."""
    add_light("AREA", (-1.5, 1.0, 0.75), (0, 0.05, 0), 34, (1, 0.985, 0.96), size=(1.2, 1.1))
    add_light("SUN", (-2.4, 1.7, 1.15), (0, 0, 0), 2.0, (1, 0.88, 0.73), angle=math.radians(1.2))
    return 0.5, 1.05


def light_studio(lighting):
    """A window to the left, a white card to the right, a strip behind for the rim; all in sizes of the thing."""
    size, middle = lighting["size"], lighting["middle"]

    def box(x, y, z, wide, high, light, colour):
        """`light`: what a surface that faces the box receives, over pi."""
        place = (middle[0] + x * size, middle[1] + y * size, middle[2] + z * size)
        far = (x * x + y * y + z * z) * size * size
        add_light("AREA", place, middle, light * math.pi * math.pi * far, colour, size=(wide * size, high * size))

    raking = lighting.get("raking", False)
    near, key, card = (0.35, 1.35, 0.05) if raking else (1.9, 0.9, 0.1)
    for aside in (-0.85, 0.85):
        for up in (-0.95, 0.95):
            box(-3.6 + aside * 0.5, 3.2 + up * 0.75, near + aside * 0.86, 1.5, 1.7, key / 4, (1, 0.985, 0.96))
    box(3.2, 0.9, 2.4, 1.6, 2.4, card, (1, 0.99, 0.975))
    box(1.9, 2.2, -1.9, 0.5, 2.2, 0.25, (1, 1, 1))
    if lighting.get("sun", 0) > 0:
        add_light("SUN", (-1.9, 2.1, 2.3), (0, 0, 0), lighting["sun"], (1, 0.9, 0.78), angle=math.radians(0.9))
    add_bulbs(lighting["bulbs"])
    return 0.27 if raking else 0.38, lighting["exposure"]


lightings = {"corner": light_close_up, "table": light_table, "room": light_room, "studio": light_studio}


def add_bulbs(bulbs):
    for bulb in bulbs:
        power = max(bulb["colour"])
        # A ball of light larger than its lamp shines through metal.
        radius = bulb.get("radius", 0.25)
        add_light("POINT", bulb["place"], (0, 0, 0), 26 * power, [part / power for part in bulb["colour"]], radius=radius)


def add_light(kind, place, towards, energy, colour, size=None, angle=None, radius=None):
    lamp = bpy.data.lights.new(kind.lower(), kind)
    lamp.energy = energy
    lamp.color = colour
    if size is not None:
        lamp.shape = "RECTANGLE"
        lamp.size, lamp.size_y = size
    if angle is not None:
        lamp.angle = angle
    if radius is not None:
        lamp.shadow_soft_size = radius
    thing = link(bpy.data.objects.new(kind.lower(), lamp))
    thing.location = blender_place(place)
    thing.rotation_euler = (blender_place(towards) - blender_place(place)).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = False


def add_camera(eye):
    camera = bpy.data.cameras.new("camera")
    thing = link(bpy.data.objects.new("camera", camera))
    place, target = blender_place(eye["place"]), blender_place(eye["target"])
    thing.location = place
    thing.rotation_euler = (target - place).to_track_quat("-Z", "Y").to_euler()
    camera.sensor_fit = "VERTICAL"
    camera.sensor_height = 36
    camera.angle = 2 * math.atan(eye["opening"] / 2)
    camera.clip_start = 0.01
    camera.shift_x, camera.shift_y = eye["shift"]
    if eye["aperture"] is not None:
        camera.dof.use_dof = True
        camera.dof.focus_distance = (target - place).length
        camera.dof.aperture_fstop = eye["aperture"]
    scene.camera = thing


def traced():
    """Light, albedo, normal and what each pixel is (1 yarn, 2 floor), rows from the top."""
    width, height = scene_description["width"], scene_description["height"]
    render = scene.render
    render.engine = "CYCLES"
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.threads_mode = "FIXED"
    render.threads = int(os.environ.get("TRACE_THREADS", "2"))
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = int(samples)
    cycles.seed = int(seed)
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = False
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 4
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 6
    cycles.filter_width = 1.2
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.use_pass_object_index = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.file_slots.clear()
    for name, output in (("light", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal"), ("index", "IndexOB")):
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])
    render.filepath = f"{folder}/unused.png"
    bpy.ops.render.render()

    def read(name):
        path = f"{folder}/{name}{scene.frame_current:04d}.exr"
        image = bpy.data.images.load(path)
        pixels = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(pixels)
        os.remove(path)
        return pixels.reshape(height, width, 4)[::-1, :, :3].copy()

    return read("light"), read("albedo"), read("normal"), read("index")


def softened(light, radius):
    """Blurred: three boxes, one over the other, are nearly a bell; `radius` in pixels."""
    size = max(1, int(radius)) | 1
    for axis in (0, 1):
        for _ in range(3):
            edges = [(0, 0)] * 3
            edges[axis] = (size // 2 + 1, size // 2)
            sums = np.cumsum(np.pad(light, edges, mode="edge"), axis=axis, dtype=np.float64)
            light = (np.take(sums, range(size, sums.shape[axis]), axis) - np.take(sums, range(sums.shape[axis] - size), axis)) / size
    return light.astype(np.float32)


def with_glare(light):
    """What a lens scatters around what is brighter than paper: an LED or a bulb without it is a flat disc."""
    brightness = light.max(axis=2, keepdims=True)
    above = light * np.clip(brightness - 1, 0, 3) / np.maximum(brightness, 1e-6)
    height = len(light)
    return light + 0.16 * softened(above, height * 0.008) + 0.1 * softened(above, height * 0.035)


def developing(lighting):
    """Gains of red, green and blue, so that white things are white although wood and sun colour the light, and part of full contrast. Lamps keep more of their warmth."""
    if lighting["kind"] == "room":
        return ((0.96, 1, 1.085), 0.22) if lighting["sun"] > 0 else ((1.01, 1.02, 1.06), 0.18)
    if lighting["kind"] == "studio":
        return (1.03, 1.05, 1.1), 0.22
    return (0.99, 1.01, 1.06), 0.16


def developed(light, gains, contrast):
    """Linear light as 8-bit sRGB; highlights above the shoulder roll off instead of clipping."""
    shoulder = 0.72
    light = light * np.asarray(gains, np.float32)
    rolled = shoulder + (1 - shoulder) * (1 - np.exp(-(light - shoulder) / (1 - shoulder)))
    light = np.where(light > shoulder, rolled, light)
    encoded = np.where(light <= 0.0031308, light * 12.92, 1.055 * np.power(np.maximum(light, 1e-6), 1 / 2.4) - 0.055)
    encoded = np.clip(encoded, 0, 1)
    encoded = encoded + contrast * (encoded * encoded * (3 - 2 * encoded) - encoded)
    return np.clip(encoded * 255 + 0.5, 0, 255).astype(np.uint8)


if "floor" in scene_description:
    add_floor(scene_description["floor"])
if "strands" in scene_description:
    if "ground" in scene_description:
        add_ground(scene_description["ground"])
    add_strands(scene_description["strands"])
for description in scene_description["meshes"]:
    add_mesh(description)
world = bpy.data.worlds.new("world")
scene.world = world
world.use_nodes = True
sky = world.node_tree.nodes["Background"]
sky.inputs["Color"].default_value = (1, 0.985, 0.96, 1)
lighting = scene_description["lighting"]
sky.inputs["Strength"].default_value, brightness = lightings[lighting["kind"]](lighting)
add_camera(scene_description["eye"])
light, albedo, normal, index = traced()
# Without yarn the smaller network is as good and takes a third of the time.
still = "strands" not in scene_description
weights = {
    "light": read_weights(f"{weights_folder}/rt_hdr_calb_cnrm{'_small' if still else ''}.tza"),
    "albedo": read_weights(f"{weights_folder}/rt_alb.tza"),
    "normal": read_weights(f"{weights_folder}/rt_nrm.tza"),
}
# Of clear glass a ray either sees the pane or what is behind it, so the guides are as noisy as the light.
has_glass = any(description["finish"]["clear"] for description in scene_description["meshes"])
clean, smooth_albedo = denoise(light, albedo, normal, weights, noisy_guides=has_glass or not still)
# The network smooths the grain of a floor away. The albedo has it without noise, so it comes back from there.
floor = np.clip(index - 1, 0, 1)
grain = np.clip((albedo + 0.02) / (smooth_albedo + 0.02), 0.5, 1.6)
clean = clean * (1 + floor * (grain - 1))
# A little of what the network took for noise is fibre: without it wool looks like felt. Everything else stays clean.
yarn = np.clip(1 - np.abs(index - 1), 0, 1)
fibre = np.clip(light - clean, -0.12, 0.12) * yarn * FIBRE[lighting["kind"]]
developed(with_glare(np.maximum(clean + fibre, 0) * brightness), *developing(lighting)).tofile(f"{folder}/picture.raw")
