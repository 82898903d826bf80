/** Nobody answers: trying the next signal would only take as long again. */
export class BusSilent extends Error {
  override readonly name = 'BusSilent';
}
