import { type DragEvent, useEffect, useRef, useState } from 'react';

type Take = (files: readonly File[]) => void;

const hasFiles = ({ types }: DataTransfer): boolean => types.includes('Files');

/** Words and pictures that are pasted into a field belong to the field. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable="true"]') !== null;

type Options = Readonly<{ take: Take; isOff?: boolean }>;

/** Files dropped onto what carries `dropProps`, and files pasted anywhere on the page. */
export const useDropAndPaste = ({ take, isOff = false }: Options) => {
  const [isOver, setIsOver] = useState(false);
  // A drag passes over each part inside; only the last way out is one.
  const depth = useRef(0);

  useEffect(() => {
    if (isOff) return undefined;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || isTyping(event.target)) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [take, isOff]);

  const enter = (by: number) => {
    depth.current = Math.max(0, depth.current + by);
    setIsOver(depth.current > 0);
  };
  const dropProps = {
    onDragEnter: ({ dataTransfer }: DragEvent) => {
      if (!isOff && hasFiles(dataTransfer)) enter(1);
    },
    onDragLeave: ({ dataTransfer }: DragEvent) => {
      if (!isOff && hasFiles(dataTransfer)) enter(-1);
    },
    onDragOver: (event: DragEvent) => {
      if (!isOff && hasFiles(event.dataTransfer)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      depth.current = 0;
      setIsOver(false);
      if (isOff || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      take([...event.dataTransfer.files]);
    },
  };
  return { isOver, dropProps };
};
