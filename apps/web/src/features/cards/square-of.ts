const side = 1024;

/**
 * Draws the middle square of a picture, upright, at most as large as the server keeps. Throws if the browser cannot
 * read the file.
 */
export async function drawSquare(file: Blob, canvas: HTMLCanvasElement): Promise<void> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const from = Math.min(picture.width, picture.height);
  const to = Math.min(side, from);
  canvas.width = to;
  canvas.height = to;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  // Where the picture is transparent.
  context.fillStyle = 'white';
  context.fillRect(0, 0, to, to);
  context.drawImage(picture, (picture.width - from) / 2, (picture.height - from) / 2, from, from, 0, 0, to, to);
  picture.close();
}

/** The square as a new file, without the metadata of the original. */
export const fileOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))),
      'image/jpeg',
      0.92,
    ),
  );
