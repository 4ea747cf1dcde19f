import fc from 'fast-check';

// The same examples in every run: a mutant must not live or die by chance.
fc.configureGlobal({ seed: 20261121 });
