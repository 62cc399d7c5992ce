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


# Part of the noise that stays on yarn.
FIBRE = 0.3

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
    """Fibres: matt, a little light passes through them."""
    made, nodes, links, principled = material("yarn")
    nodes.remove(principled)
    colour = nodes.new("ShaderNodeAttribute")
    colour.attribute_name = "dye"
    front = nodes.new("ShaderNodeBsdfDiffuse")
    through = nodes.new("ShaderNodeBsdfTranslucent")
    mix = nodes.new("ShaderNodeMixShader")
    mix.inputs[0].default_value = 0.22
    links.new(colour.outputs["Color"], front.inputs["Color"])
    links.new(colour.outputs["Color"], through.inputs["Color"])
    links.new(front.outputs[0], mix.inputs[1])
    links.new(through.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return made


def add_strands(description):
    """Strands become hair curves: a mesh of points and edges that geometry nodes turn into curves."""
    lengths = numbers(description["lengths"], np.uint32).astype(np.int64)
    positions = upright(numbers(description["positions"]))
    count = len(positions)
    ends = np.zeros(count, bool)
    ends[np.cumsum(lengths) - 1] = True
    starts = np.flatnonzero(~ends)
    mesh = bpy.data.meshes.new("strands")
    mesh.vertices.add(count)
    mesh.vertices.foreach_set("co", positions.reshape(-1))
    mesh.edges.add(len(starts))
    mesh.edges.foreach_set("vertices", np.stack([starts, starts + 1], axis=1).astype(np.int32).reshape(-1))
    dye = np.ones((count, 4), np.float32)
    dye[:, :3] = numbers(description["colours"]).reshape(-1, 3)
    mesh.attributes.new("dye", "FLOAT_COLOR", "POINT").data.foreach_set("color", dye.reshape(-1))
    mesh.attributes.new("thickness", "FLOAT", "POINT").data.foreach_set("value", numbers(description["radii"]))
    mesh.update()
    source = link(bpy.data.objects.new("strand points", mesh))
    source.hide_render = True
    made = yarn_material()
    curves = bpy.data.hair_curves.new("yarn")
    curves.materials.append(made)
    yarn = link(bpy.data.objects.new("yarn", curves))
    group = bpy.data.node_groups.new("strands", "GeometryNodeTree")
    group.inputs.new("NodeSocketGeometry", "Geometry")
    group.outputs.new("NodeSocketGeometry", "Geometry")
    read = group.nodes.new("GeometryNodeObjectInfo")
    read.inputs["Object"].default_value = source
    convert = group.nodes.new("GeometryNodeMeshToCurve")
    radius = group.nodes.new("GeometryNodeSetCurveRadius")
    thickness = group.nodes.new("GeometryNodeInputNamedAttribute")
    thickness.data_type = "FLOAT"
    thickness.inputs["Name"].default_value = "thickness"
    paint = group.nodes.new("GeometryNodeSetMaterial")
    paint.inputs["Material"].default_value = made
    result = group.nodes.new("NodeGroupOutput")
    group.links.new(read.outputs["Geometry"], convert.inputs[0])
    group.links.new(convert.outputs[0], radius.inputs["Curve"])
    group.links.new(thickness.outputs[0], radius.inputs["Radius"])
    group.links.new(radius.outputs[0], paint.inputs["Geometry"])
    group.links.new(paint.outputs[0], result.inputs[0])
    yarn.pass_index = 1
    yarn.modifiers.new("strands", "NODES").node_group = group


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
    corners = [(left, 0, back), (left, 0, back + size), (left + size, 0, back + size), (left + size, 0, back)]
    mesh = bpy.data.meshes.new("floor")
    mesh.from_pydata([blender_place(corner) for corner in corners], [], [(0, 1, 2, 3)])
    across = mesh.uv_layers.new(name="UV")
    for loop, uv in zip(across.data, [(0, 1), (0, 0), (1, 0), (1, 1)]):
        loop.uv = uv
    made, nodes, links, principled = material("floor")
    picture = nodes.new("ShaderNodeTexImage")
    picture.image = bpy.data.images.load(f"{folder}/{description['picture']}")
    picture.interpolation = "Cubic"
    relief = nodes.new("ShaderNodeBump")
    relief.inputs["Strength"].default_value = 0.3
    relief.inputs["Distance"].default_value = 0.0015
    links.new(picture.outputs["Color"], principled.inputs["Base Color"])
    links.new(picture.outputs["Color"], relief.inputs["Height"])
    links.new(relief.outputs["Normal"], principled.inputs["Normal"])
    principled.inputs["Roughness"].default_value = 0.42
    principled.inputs["Specular"].default_value = 0.35
    mesh.materials.append(made)
    link(bpy.data.objects.new("floor", mesh))


def add_window(towards_sun):
    """A wall with a window of four panes, far enough away that only the sun is cut by it."""
    across, up, along = towards_sun
    wall, bar = 3.0, 0.03
    left, right, bottom, top = along - 0.55, along + 0.95, up - 0.5, up + 0.5
    pieces = [
        (along - wall, left, up - wall, up + wall),
        (right, along + wall, up - wall, up + wall),
        (left, right, up - wall, bottom),
        (left, right, top, up + wall),
        (along + 0.22 - bar, along + 0.22 + bar, bottom, top),
        (left, right, up - 0.06 - bar, up - 0.06 + bar),
    ]
    corners, faces = [], []
    for near, far, low, high in pieces:
        faces.append(tuple(range(len(corners), len(corners) + 4)))
        corners += [blender_place((across, y, z)) for y, z in ((low, near), (low, far), (high, far), (high, near))]
    mesh = bpy.data.meshes.new("window")
    mesh.from_pydata(corners, [], faces)
    thing = link(bpy.data.objects.new("window", mesh))
    thing.visible_camera = thing.visible_diffuse = thing.visible_glossy = False


def add_light(kind, place, towards, energy, colour, size=None, angle=None):
    lamp = bpy.data.lights.new(kind.lower(), kind)
    lamp.energy = energy
    lamp.color = colour
    if size is not None:
        lamp.shape = "RECTANGLE"
        lamp.size, lamp.size_y = size
    if angle is not None:
        lamp.angle = angle
    thing = link(bpy.data.objects.new(kind.lower(), lamp))
    thing.location = blender_place(place)
    thing.rotation_euler = (blender_place(towards) - blender_place(place)).to_track_quat("-Z", "Y").to_euler()


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
    camera.dof.use_dof = True
    camera.dof.focus_distance = (target - place).length
    camera.dof.aperture_fstop = eye["aperture"]
    scene.camera = thing


def traced():
    """Light, albedo, normal and whether it is yarn of each pixel, rows from the top."""
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
    cycles.max_bounces = 3
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 6
    cycles.filter_width = 1.2
    scene.cycles_curves.shape = "RIBBONS"
    scene.cycles_curves.subdivisions = 1
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
    for name, output in (("light", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal"), ("yarn", "IndexOB")):
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

    return read("light"), read("albedo"), read("normal"), read("yarn")


def developed(light, exposure=1.0):
    """Linear light as 8-bit sRGB; highlights above the shoulder roll off instead of clipping."""
    shoulder = 0.72
    light = light * exposure
    rolled = shoulder + (1 - shoulder) * (1 - np.exp(-(light - shoulder) / (1 - shoulder)))
    light = np.where(light > shoulder, rolled, light)
    encoded = np.where(light <= 0.0031308, light * 12.92, 1.055 * np.power(np.maximum(light, 1e-6), 1 / 2.4) - 0.055)
    return np.clip(encoded * 255 + 0.5, 0, 255).astype(np.uint8)


add_floor(scene_description["floor"])
add_ground(scene_description["ground"])
add_strands(scene_description["strands"])
world = bpy.data.worlds.new("world")
scene.world = world
world.use_nodes = True
sky = world.node_tree.nodes["Background"]
sky.inputs["Color"].default_value = (0.94, 0.96, 1, 1)
sky.inputs["Strength"].default_value = 0.5
sun = (-2.6, 1.75, -1.35)
add_light("AREA", (-1.9, 1.0, -1.0), (0, 0, 0), 66, (1, 0.975, 0.94), size=(1.5, 1.2))
add_light("SUN", sun, (0, 0, 0), 2.9, (1, 0.87, 0.71), angle=math.radians(0.6))
add_window(sun)
add_camera(scene_description["eye"])
light, albedo, normal, yarn = traced()
weights = {
    "light": read_weights(f"{weights_folder}/rt_hdr_calb_cnrm.tza"),
    "albedo": read_weights(f"{weights_folder}/rt_alb.tza"),
    "normal": read_weights(f"{weights_folder}/rt_nrm.tza"),
}
clean = denoise(light, albedo, normal, weights)
# A little of what the network took for noise is fibre: without it wool looks like felt. Floors stay clean.
fibre = np.clip(light - clean, -0.12, 0.12) * np.clip(yarn, 0, 1) * FIBRE
developed(np.maximum(clean + fibre, 0)).tofile(f"{folder}/picture.raw")
