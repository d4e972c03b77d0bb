/** Svelte itself takes the types out of `lang="ts"`. */
export default { compilerOptions: { runes: true } };
