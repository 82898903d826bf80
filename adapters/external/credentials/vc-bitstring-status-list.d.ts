/** The package has no types of its own; these are what the proof of our lists asks of it. */
declare module '@digitalbazaar/vc-bitstring-status-list' {
  export class BitstringStatusList {
    static decode(input: { encodedList: string }): Promise<BitstringStatusList>;
    readonly length: number;
    getStatus(index: number): boolean;
  }
}
