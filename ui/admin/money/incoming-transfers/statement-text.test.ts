import { describe, expect, it } from 'vitest';
import { largestStatement, readStatementText } from './statement-text.ts';

const statement = 'Ngày,Số tiền,Diễn giải\n21/11/2026,499000,Nguyễn Thị Ánh chuyển khoản\n';
const utf16 = (text: string, bigEndian: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), !bigEndian);
  return bytes;
};

describe('the text of a statement file', () => {
  it('is read as UTF-8, with or without its mark', () => {
    const bytes = new TextEncoder().encode(statement);
    expect(readStatementText(bytes)).toEqual({ kind: 'text', text: statement, encoding: 'utf-8' });
    expect(readStatementText(new Uint8Array([0xef, 0xbb, 0xbf, ...bytes]))).toMatchObject({
      text: statement,
    });
  });

  it('is read as UTF-16 in both directions, marked or not', () => {
    const read = { kind: 'text', text: statement, encoding: 'utf-16' };
    expect(readStatementText(new Uint8Array([0xff, 0xfe, ...utf16(statement, false)]))).toEqual(read);
    expect(readStatementText(new Uint8Array([0xfe, 0xff, ...utf16(statement, true)]))).toEqual(read);
    const plain = 'Ngay,So tien,Dien giai\n21/11/2026,499000,PAYFB2345CFHJ\n';
    expect(readStatementText(utf16(plain, false))).toMatchObject({ text: plain });
    expect(readStatementText(utf16(plain, true))).toMatchObject({ text: plain });
  });

  it('is read in the old Vietnamese code page, letters joined with their marks', () => {
    // "Nguyễn" and "Số tiền": ê and ô have signs of their own there, tilde, acute and grave follow their letter.
    const bytes = new Uint8Array([
      0x4e, 0x67, 0x75, 0x79, 0xea, 0xde, 0x6e, 0x2c, 0x53, 0xf4, 0xec, 0x20, 0x74, 0x69, 0xea, 0xcc, 0x6e,
    ]);
    expect(readStatementText(bytes)).toEqual({
      kind: 'text',
      text: 'Nguyễn,Số tiền',
      encoding: 'windows-1258',
    });
  });

  it('is not what a spreadsheet program keeps for itself', () => {
    expect(readStatementText(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14]))).toEqual({
      kind: 'spreadsheet',
    });
    expect(readStatementText(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toEqual({
      kind: 'spreadsheet',
    });
  });

  it('is neither nothing nor more than the server takes', () => {
    expect(readStatementText(new Uint8Array())).toEqual({ kind: 'empty' });
    expect(readStatementText(new TextEncoder().encode(' \n\n'))).toEqual({ kind: 'empty' });
    expect(readStatementText(new Uint8Array(largestStatement + 1).fill(0x61))).toEqual({ kind: 'too_large' });
  });
});
