/** Environment variables that change what is built, and win over the configuration file. */
export const CONFIG_VARIABLES = ['DOCSGEN_TOKEN', 'DOCSGEN_GTM_ID'] as const;

/** The environment as far as a configuration may read it. */
export type ConfigEnvironment = Readonly<Partial<Record<(typeof CONFIG_VARIABLES)[number], string | undefined>>>;
