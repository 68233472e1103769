/** Public pages of applicants, as Turkish paths. */
export const FOLLOW_PATH = '/basvurum';
export const STATUS_PATH = '/basvurum/durum';
export const WITHDRAWAL_PATH = '/basvurum/geri-cek';
export const PRIVACY_PATH = '/basvurum/verilerim';
export const DENIAL_PATH = '/basvurum/ben-yapmadim';
export const COMPLETION_PATH = '/basvurum/tamamla';

/** The query parameter with the token of a link. */
export const TOKEN_PARAMETER = 't';
