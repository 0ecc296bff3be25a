/** A word of the platform and how it is spelt; `instead` finds the spellings that it replaces. */
export interface Term {
  readonly term: string;
  readonly instead: RegExp;
}

// biome-ignore format: a word list reads best filled.
/** Names with one spelling, capitals included. What is code stands in code, where none of this is looked for. */
const names = [
  'Pipedream', 'Airtable', 'Amazon', 'Apple', 'Asana', 'AWS', 'Azure', 'Babel', 'BigQuery', 'Bitbucket', 'Brotli',
  'ChatGPT', 'Cloudflare', 'CloudWatch', 'CommonJS', 'Datadog', 'Discord', 'Docker', 'Dropbox', 'DynamoDB', 'ESLint', 'FastAPI', 'Firebase', 'Firestore',
  'Flask', 'GitHub', 'GitLab', 'Gmail', 'Google', 'GPT', 'GraphQL', 'Homebrew', 'HubSpot', 'Intercom', 'JavaScript',
  'Jira', 'LinkedIn', 'Linux', 'macOS', 'Mailgun', 'Markdown', 'Microsoft', 'MongoDB', 'MySQL', 'Netlify', 'Node.js', 'npm',
  'NumPy', 'OAuth', 'Okta', 'OneLogin', 'OpenAI', 'OpenAPI', 'OpenID', 'PayPal', 'Playwright', 'PostgreSQL', 'Postman',
  'Puppeteer', 'PyPI', 'Python', 'Reddit', 'Redis', 'Salesforce', 'SendGrid', 'Shopify', 'Slack', 'Snowflake',
  'SQLite', 'Strava', 'Supabase', 'Todoist', 'Trello', 'Twilio', 'Twitter', 'TypeScript', 'Typeform', 'Ubuntu', 'VS Code',
  'WebSocket', 'WhatsApp', 'WordPress', 'YouTube', 'Zapier', 'Zendesk',
  'AI', 'API', 'ARN', 'ASCII', 'CDN', 'CLI', 'CNAME', 'CPU', 'CRUD', 'CSS', 'CSV', 'DNS', 'ESM', 'FAQ', 'GDPR',
  'HIPAA', 'HMAC', 'HTML', 'HTTP', 'HTTPS', 'IAM', 'IdP', 'IP', 'ISO', 'JSON', 'JWT', 'KMS', 'MFA', 'MIME', 'NAT',
  'PDF', 'PGP', 'QPS', 'RAM', 'RSS', 'SAML', 'SDK', 'SDKs', 'SFTP', 'SHA', 'SLA', 'SMS', 'SMTP', 'SOC', 'SQL', 'SSE',
  'SSH', 'SSL', 'SSO', 'TCP', 'TLS', 'UI', 'URI', 'URL', 'URLs', 'UTC', 'UUID', 'VPC', 'VPCs', 'VPN', 'XML', 'YAML',
];

/** Words of which several spellings are about. */
// biome-ignore format: one choice a line.
const choices: readonly (readonly [term: string, instead: RegExp])[] = [
  ['Node.js', /\bnode ?js\b|(?<![-\w])(?:in|with|and|or|for|a|your) node(?= (?:code|step|version))/i],
  ['Amazon S3', /\b(?:AWS|aws) S3\b|(?<![\w.$/-])s3\b/],
  ['VS Code', /\bVSCode\b|\bVisual Studio Code\b/i],
  ['PostgreSQL', /\bpostgres\b/i],
  ['curl', /\bcURL\b|\bCurl\b|\bCURL\b/],
  ['ID', /\b[Ii]ds?\b|\bID's\b/],
  ['URL', /\burls?\b|\bUrls?\b/],
  ['API key', /\bAPI-keys?\b|\b[Aa]pi ?[Kk]eys?\b|\bAPIkeys?\b/],
  ['REST API', /\brest apis?\b|\bRest APIs?\b|\bRESTful\b/],
  ['SQL query', /\bSql\b/],
  ['OAuth', /\b[Oo]-[Aa]uth\b|\bOAuth ?2(?!\.0)\b/],
  ['data store', /\bdata-?stores?\b/i],
  ['file store', /\bfile-?stores?\b/i],
  ['connected account', /\bconnected-accounts?\b/i],
  ['event source', /\bevent-sources?\b/i],
  ['workflow', /\bwork[- ]flows?\b/i],
  ['workspace', /\bwork[- ]spaces?\b/i],
  ['webhook', /\b[Ww]eb[- ][Hh]ooks?\b|\bWebHooks?\b/],
  ['endpoint', /\bend[- ]points?\b/i],
  ['email', /\be-mails?\b/i],
  ['timestamp', /\btime[- ]stamps?\b/i],
  ['time zone', /\btime-?zones?\b/i],
  ['timeout (noun), time out (verb)', /\btime-outs?\b/i],
  ['runtime (noun)', /\brun-time\b/i],
  ['filename', /\bfile[- ]names?\b/i],
  ['username', /\buser[- ]names?\b/i],
  ['filesystem', /\bfile[- ]systems?\b/i],
  ['README', /\b[Rr]eadme\b/],
  ['walkthrough', /\bwalk-throughs?\b/i],
  ['Marketplace', /\bmarketplace\b/],
  ['dropdown', /\bdrop[- ]downs?\b/i],
  ['checkbox', /\bcheck[- ]box(?:es)?\b/i],
  ['backend', /\bback[- ]ends?\b/i],
  ['frontend', /\bfront[- ]ends?\b/i],
  ['website', /\bweb[- ]sites?\b/i],
  ['webpage', /\bweb[- ]pages?\b/i],
  ['plugin', /\bplug[- ]ins?\b/i],
  ['codebase', /\bcode[- ]bases?\b/i],
  ['subfolder, subdomain', /\bsub-(?:folder|domain|directory|heading|processor)s?\b/i],
  ['prebuilt', /\bpre-built\b/i],
  ['built-in', /\bbuiltin\b/i],
  ['real-time (adjective)', /\brealtime\b/i],
  ['open source', /\bopensource\b/i],
  ['key-value', /\bkey\/value\b/i],
  ['command line (noun), command-line (adjective)', /\bcommandline\b/i],
  ['third party (noun), third-party (adjective)', /\b3rd[- ]party\b|\bthird party (?=APIs?\b|apps?\b|services?\b|librar|packages?\b|code\b)/i],
  ['rerun', /\bre-?run(?<=-run)(?:s|ning)?\b/i],
  ['redeploy', /\bre-deploy\w*/i],
  ['reuse', /\bre-us\w+/i],
  ['multistep', /\bmulti-step\b/i],
  ['dedupe', /\bde-dup\w*/i],
  ['sign in (verb), sign-in (noun and adjective)', /\bsignin\b|(?<!\b(?:a|the|this) )\blog(?:ged|ging)? in(?:to)?\b(?! the CLI)|\blog(?:ged|ging)? out of (?:your|the) (?:Pipedream )?account\b|\bsignup\b/i],
  ['sign in, as a verb', /\b(?:to|can|must|may|will|you|and|then|or|now) sign-in\b(?! (?:page|method|screen|process|with))/i],
  ['sign-in, as a noun', /\b(?:a|each|every|one|your) sign in\b/i],
  ['set up (verb), setup (noun)', /\bset-up\b/i],
  ['set up, as a verb', /\b(?:to|can|must|may|will|you|and|then) setup\b/i],
  ['setup, as a noun', /\b(?:a|each|every|the|your) set up\b/i],
  ['canceled, canceling', /\bcancell(?:ed|ing|er)\b/i],
  ['someone, anyone, everyone', /\b(?:some|any|every)body\b/i],
  ['turn on, turn off', /\bswitch(?:e[ds])? (?:on|off)\b/i],
  ['synchronized', /\bsynced\b/i],
  ['on a condition', /\bunder (?:a|one|some) condition\b/i],
  ['for example (e.g.), that is (i.e.)', /\be\.g\.|\bi\.e\./i],
  ['American spelling: -or', /\b(?:behavi|col|fav|hon|lab|neighb)our\w*/i],
  ['American spelling: -ize, -yze', /\b(?:author|initial|custom|optim|organ|recogn|serial|summar|synchron|visual|normal|minim|maxim|final|util|categor|prior|real|special|stabil|standard|token)is(?:e[ds]?|ing|ations?)\b|\banalys(?:e[ds]?|ing)\b/i],
  ['American spelling: -er', /\b(?:cent|lit|met)re\b/i],
  ['American spelling: one l', /\b(?:label|model|travel|signal|channel|total|equal|level|tunnel)l(?:ed|ing)\b/i],
  ['American spelling: -se', /\b(?:licence|defence|offence|pretence)s?\b/i],
  ['American spelling', /\b(?:grey(?:ed)?|catalogue|dialogue|programme|judgement|acknowledgement|whilst|amongst|learnt|fulfil|enrol|cheque|artefact)s?\b/i],
];

/** Words that belittle the reader's trouble, or beg. */
const noise: readonly (readonly [term: string, instead: RegExp])[] = [
  ['nothing', /\b(?:simply|just(?! in time)|easily|please|obviously|of course)\b/i],
  ['use', /\butili[sz]e[sd]?\b|\butili[sz]ing\b/i],
  ['to', /\bin order to\b/i],
];

const escaped = (text: string) => text.replace(/[.+*?^${}()|[\]\\]/g, '\\$&');

/** Any spelling of a name but its own; not where it is part of an address (`github.com`, `a@pipedream.com`, `/slack`). */
const otherCase = (name: string) =>
  new RegExp(`(?<![\\w./@-])(?!${escaped(name)}(?!\\w))${[...name].map(eitherCase).join('')}(?![\\w@/-]|\\.\\w)`);

const eitherCase = (character: string) =>
  /[a-z]/i.test(character) ? `[${character.toLowerCase()}${character.toUpperCase()}]` : escaped(character);

/** The platform's words and how they are spelt. */
export const terms: readonly Term[] = [
  ...names.map((name) => ({ term: name, instead: otherCase(name) })),
  ...[...choices, ...noise].map(([term, instead]) => ({ term, instead })),
];
