/** Body pictures stand upright: three to four. */
export const aspect = 3 / 4;
const longestSide = 2000;
const quality = 0.9;

/** The largest upright frame of the live picture: exactly what was seen, so that nothing has to be cut afterwards. */
export const takePicture = (video: HTMLVideoElement, isMirrored: boolean): Promise<Blob> => {
  const { videoWidth, videoHeight } = video;
  const height = Math.min(videoHeight, videoWidth / aspect);
  const width = height * aspect;
  const scale = Math.min(1, longestSide / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return Promise.reject(new Error('no canvas'));
  if (isMirrored) {
    context.translate(canvas.width, 0);
    context.scale(-1, 1);
  }
  context.drawImage(
    video,
    (videoWidth - width) / 2,
    (videoHeight - height) / 2,
    width,
    height,
    0,
    0,
    canvas.width,
    canvas.height,
  );
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)),
      'image/jpeg',
      quality,
    );
  });
};
