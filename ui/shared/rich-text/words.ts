declare global {
  interface MessageCatalogues {
    richText: typeof import('./messages/vi.json');
  }
}

/** The name of the catalogue: a screen with an editor or a document lists it among its words. */
export const richTextCatalogue = 'rich-text';
