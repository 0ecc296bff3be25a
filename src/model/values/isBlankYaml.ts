/** Whether YAML holds nothing but comments: the parser takes an empty document for a fault. */
export const isBlankYaml = (yaml: string): boolean => yaml.replace(/^[^\S\n]*#.*$/gm, '').trim() === '';
