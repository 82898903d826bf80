import { createContext, useContext } from 'react';
import type { ShownMedium } from '#core/platform/rich-text/shown-medium.ts';

/** A picture on its way to the server. */
export type PictureUpload = Readonly<{
  key: string;
  file: File;
  /** Where the browser shows it until it is there. */
  preview: string;
  /** Why it is not on its way any more. */
  error?: unknown;
}>;

/** What blocks in the text ask of the editor around them. */
export type EditorParts = Readonly<{
  mediumOf: (id: string) => ShownMedium | undefined;
  uploadOf: (medium: string) => PictureUpload | undefined;
  retry: (key: string) => void;
  disabled: boolean;
}>;

export const EditorPartsContext = createContext<EditorParts>({
  mediumOf: () => undefined,
  uploadOf: () => undefined,
  retry: () => undefined,
  disabled: false,
});

export const useEditorParts = (): EditorParts => useContext(EditorPartsContext);
