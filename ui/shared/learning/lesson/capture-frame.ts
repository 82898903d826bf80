const longestSide = 1_280;

/** The picture that a video shows at the moment, as a file. Null where the browser may not read it. */
export const captureFrame = async (video: HTMLVideoElement, name: string): Promise<File | null> => {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return null;
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  try {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    return blob === null ? null : new File([blob], name, { type: 'image/jpeg' });
  } catch {
    // A video of another host is shown, and its pictures are kept from scripts.
    return null;
  }
};
