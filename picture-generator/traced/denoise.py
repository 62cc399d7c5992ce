"""Open Image Denoise's network on numpy, for builds of Blender without it.

Weights, constants and the order of the layers are those of Open Image Denoise (Apache-2.0).
"""
import struct

import numpy as np

# Perceptual transfer function of Open Image Denoise for colours of any brightness.
PU_A, PU_B, PU_C, PU_D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
PU_E, PU_F, PU_G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
PU_Y0, PU_Y1, PU_X0, PU_X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
LARGEST = 65504.0


def encode(light):
    low = PU_A * light
    middle = PU_B * np.power(np.maximum(light, PU_Y0), PU_C) + PU_D
    high = PU_E * np.log(light + PU_F) + PU_G
    return np.where(light <= PU_Y0, low, np.where(light <= PU_Y1, middle, high))


def decode(value):
    low = value / PU_A
    middle = np.power(np.maximum(value - PU_D, 0) / PU_B, 1 / PU_C)
    high = np.exp((value - PU_G) / PU_E) - PU_F
    return np.where(value <= PU_X0, low, np.where(value <= PU_X1, middle, high))


SCALE = float(encode(np.float64(LARGEST)))


def read_weights(path):
    """Tensors of a TZA archive by name."""
    with open(path, "rb") as file:
        data = file.read()
    magic, major, _, at = struct.unpack_from("<HBBQ", data)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f"{path} is no TZA archive of version 2")
    (count,) = struct.unpack_from("<I", data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        dimensions = struct.unpack_from(f"<{rank}I", data, at + 1)
        at += 1 + 4 * rank + rank
        kind = np.float16 if data[at : at + 1] == b"h" else np.float32
        (offset,) = struct.unpack_from("<Q", data, at + 1)
        at += 9
        size = int(np.prod(dimensions))
        tensors[name] = np.frombuffer(data, kind, size, offset).reshape(dimensions).astype(np.float32)
    return tensors


def convolve(weights, name, image, relu=True):
    """3 x 3 convolution of an image (rows, columns, channels), in strips so that little memory is needed."""
    kernel = weights[f"{name}.weight"].transpose(2, 3, 1, 0)
    kernel = np.ascontiguousarray(kernel).reshape(3, -1, kernel.shape[3])
    rows, columns, channels = image.shape
    padded = np.pad(image, ((1, 1), (1, 1), (0, 0)))
    result = np.empty((rows, columns, kernel.shape[2]), np.float32)
    strip = max(1, 2_000_000 // (columns * channels))
    for top in range(0, rows, strip):
        bottom = min(rows, top + strip)
        # Neighbours in a row lie side by side; rows above and below are then parts of the same array.
        beside = np.concatenate([padded[top : bottom + 2, across : across + columns] for across in range(3)], axis=2)
        result[top:bottom] = weights[f"{name}.bias"]
        for down in range(3):
            result[top:bottom] += beside[down : down + bottom - top] @ kernel[down]
    return np.maximum(result, 0, out=result) if relu else result


def halve(image):
    rows, columns, channels = image.shape
    return image.reshape(rows // 2, 2, columns // 2, 2, channels).max(axis=(1, 3))


def double(image, beside):
    return np.concatenate([image.repeat(2, axis=0).repeat(2, axis=1), beside], axis=2)


def network(weights, image):
    rows, columns, _ = image.shape
    image = np.pad(image, ((0, -rows % 16), (0, -columns % 16), (0, 0)), mode="symmetric").astype(np.float32)
    one = halve(convolve(weights, "enc_conv1", convolve(weights, "enc_conv0", image)))
    two = halve(convolve(weights, "enc_conv2", one))
    three = halve(convolve(weights, "enc_conv3", two))
    four = halve(convolve(weights, "enc_conv4", three))
    deep = convolve(weights, "enc_conv5b", convolve(weights, "enc_conv5a", four))
    for number, beside in ((4, three), (3, two), (2, one), (1, image)):
        deep = convolve(weights, f"dec_conv{number}b", convolve(weights, f"dec_conv{number}a", double(deep, beside)))
    return convolve(weights, "dec_conv0", deep, relu=False)[:rows, :columns]


def exposure(light):
    """Factor that brings the picture to the brightness the network was trained on."""
    luminance = light @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    rows, columns = luminance.shape
    down, across = -(-rows // 16), -(-columns // 16)
    bins = [
        luminance[i * rows // down : (i + 1) * rows // down, j * columns // across : (j + 1) * columns // across].mean()
        for i in range(down)
        for j in range(across)
    ]
    bright = np.array([value for value in bins if value > 1e-8])
    return 0.18 / 2 ** np.log2(bright).mean() if len(bright) else 1.0


def denoise(light, albedo, normal, weights, noisy_guides=True):
    """Light without noise, and the albedo without it. Noisy albedo and normals are cleaned first, so that edges and yarn guide the network sharply."""
    light = np.nan_to_num(np.maximum(light, 0))
    albedo = np.clip(np.nan_to_num(albedo), 0, 1)
    normal = np.clip(np.nan_to_num(normal), -1, 1) * 0.5 + 0.5
    if noisy_guides:
        albedo = np.clip(network(weights["albedo"], albedo), 0, 1)
        normal = np.clip(network(weights["normal"], normal), 0, 1)
    scale = exposure(light)
    colour = encode(light * scale) / SCALE
    clean = network(weights["light"], np.concatenate([colour, albedo, normal], axis=2))
    return np.maximum(decode(np.maximum(clean, 0) * SCALE), 0) / scale, albedo
