import { isDate } from './frontmatter/frontmatterSchema.ts';
import { yamlTextInside } from './yamlText.ts';

/**
 * A key of YAML with its value, one or a list of them, on one line.
 *   'days', ['2024-01-31', 'a, b'] → `days: [2024-01-31, "a, b"]`
 */
export const yamlEntry = (key: string, value: unknown): string =>
  `${key}: ${Array.isArray(value) ? `[${value.map(written).join(', ')}]` : written(value)}`;

function written(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return isDate(value) ? value : yamlTextInside(value);
}
