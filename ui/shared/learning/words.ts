declare global {
  interface MessageCatalogues {
    learning: typeof import('./messages/vi.json');
  }
}

/** A screen on which challenges are written lists `learning` and `rich-text` among its catalogues. */
export {};
