declare global {
  interface MessageCatalogues {
    richText: typeof import('./messages/vi.json');
  }
}

/** A screen with an editor or a document lists `rich-text` among its catalogues. */
export {};
