import './loading/fonts.ts';
import './loading/in-parts.ts';
