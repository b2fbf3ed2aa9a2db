interface Size {
  width: number;
  height: number;
}

/**
 * Draws the middle of a picture, upright, in the shape of `size` and at most as large. Throws if the browser cannot read
 * the file.
 */
export async function drawMiddle(file: Blob, canvas: HTMLCanvasElement, size: Size): Promise<void> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(picture.width / size.width, picture.height / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  canvas.width = Math.max(1, Math.round(Math.min(size.width, width)));
  canvas.height = Math.max(1, Math.round(Math.min(size.height, height)));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  // Where the picture is transparent.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const [left, top] = [(picture.width - width) / 2, (picture.height - height) / 2];
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  picture.close();
}

/** The drawing as a new file, without the metadata of the original. */
export const fileOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))),
      'image/jpeg',
      0.92,
    ),
  );
