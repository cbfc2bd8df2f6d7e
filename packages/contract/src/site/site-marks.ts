/**
 * What stands in the built page in the place of the settings, until the server that hands it out puts
 * its own there. None of them means anything in HTML, in an address, or to a translator of either.
 */
export const siteMarks = {
  productName: 'SITE-PRODUCT-NAME',
  companyLine: 'SITE-COMPANY-LINE',
  supportEmail: 'site-support-email@mark.invalid',
  siteOrigin: 'https://site-origin.mark.invalid',
} as const;

/** In place of all settings as JSON, quotation marks included. */
export const settingsMark = '"SITE-SETTINGS"';

/** In place of a name that changes whenever a setting does. */
export const settingsVersionMark = 'SITE-SETTINGS-VERSION';

/** The element of the page that holds the settings. */
export const settingsElement = 'site-settings';
