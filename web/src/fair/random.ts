/** Ids and salts. `crypto.randomUUID` is missing on plain http in a home network; `getRandomValues` is not. */

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function randomHex(length: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(length)));
}

export function newId(): string {
  const h = randomHex(16);
  return `${h.slice(0, 8)}-${h.slice(8, 12)}-4${h.slice(13, 16)}-a${h.slice(17, 20)}-${h.slice(20)}`;
}
