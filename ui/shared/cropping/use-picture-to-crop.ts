import { useEffect, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { canRead } from './crop-picture.ts';

type Picked = Readonly<{ url: string; name: string }>;

type Options = Readonly<{
  /** In bytes. */
  largest?: number;
  send: (picture: Blob, picked: Picked) => unknown;
}>;

/** Choose, frame, send. What the server refuses is shown while the picture is still framed. */
export const usePictureToCrop = ({ largest = Infinity, send }: Options) => {
  const [picked, setPicked] = useState<Picked>();
  const [problem, setProblem] = useState<'unreadable' | 'tooLarge'>();
  const [refusal, setRefusal] = useState<unknown>();
  useEffect(
    () => () => {
      if (picked !== undefined) URL.revokeObjectURL(picked.url);
    },
    [picked],
  );

  const close = () => {
    setPicked(undefined);
    setProblem(undefined);
    setRefusal(undefined);
  };
  const pick = async (file: File) => {
    setProblem(undefined);
    setRefusal(undefined);
    if (file.size > largest) return setProblem('tooLarge');
    const url = URL.createObjectURL(file);
    if (await canRead(url)) return setPicked({ url, name: file.name });
    URL.revokeObjectURL(url);
    return setProblem('unreadable');
  };
  const sendFramed = async (picture: Blob) => {
    if (picked === undefined) return;
    setRefusal(undefined);
    try {
      await send(picture, picked);
      setPicked(undefined);
    } catch (failure) {
      setRefusal(
        failure instanceof ApiError ? failure : new ApiError({ code: 'generic.unexpected', status: 0 }),
      );
    }
  };

  return { picked, problem, refusal, pick, sendFramed, close };
};
