/**
 * Text that sorts by its letters, large or small, with an accent or without, and by the values of its numbers, as
 * readers count, and alike on every machine. "apple" < "Éclair" < "Step 2" < "Step 10"
 */
export const countedText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\d+/g, (digits) => digits.padStart(9, '0'));
