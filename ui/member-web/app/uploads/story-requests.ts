/**
 * `XMLHttpRequest` of a story: as much of it as sending a file needs, answered by the application of the story, which
 * stands behind `fetch`. Answers what undoes it.
 */
export const carryRequestsByFetch = (): (() => void) => {
  const { XMLHttpRequest: own } = globalThis;
  class RequestByFetch extends EventTarget {
    readonly upload = new EventTarget();
    readonly #headers = new Headers();
    #answered: Headers = new Headers();
    #method = '';
    #path = '';
    status = 0;
    responseText = '';

    open(method: string, path: string) {
      this.#method = method;
      this.#path = path;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    getResponseHeader(name: string) {
      return this.#answered.get(name);
    }
    abort() {
      this.dispatchEvent(new Event('abort'));
    }
    send(body: FormData) {
      fetch(this.#path, { method: this.#method, headers: this.#headers, body }).then(
        async (response) => {
          this.#answered = response.headers;
          this.status = response.status;
          this.responseText = await response.text();
          this.dispatchEvent(new Event('load'));
        },
        () => this.dispatchEvent(new Event('error')),
      );
    }
  }
  globalThis.XMLHttpRequest = RequestByFetch as unknown as typeof XMLHttpRequest; // what is used of it
  return () => {
    globalThis.XMLHttpRequest = own;
  };
};
