declare global {
  interface MessageCatalogues {
    content: typeof import('./messages/vi.json');
  }
}

/** A screen on which articles are written or decided about lists `content` among its catalogues. */
export {};
